import { type PageDocument, readPage } from '../document/page-document.ts'
import { type FieldPath, withSettledField } from './field-path.ts'

type SetPageField = { path: FieldPath; value: unknown }

/** What an owner sets about a page as a whole; its sections have edits of their own. */
const settable: ReadonlySet<string | number | undefined> = new Set([
  'title',
  'language',
  'globalTheme',
  'style',
  'translations',
])

export function setPageField(page: PageDocument, { path, value }: SetPageField): PageDocument {
  return settable.has(path[0])
    ? withSettledField(page, { path, next: value, read: readAround })
    : page
}

/** The sections are valid already, and five hundred of them need not be read for a title. */
function readAround(page: PageDocument): PageDocument | null {
  const reading = readPage({ ...page, sections: [] })
  return reading.ok ? reading.page : null
}
