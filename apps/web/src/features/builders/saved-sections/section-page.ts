import type { PageOfSection } from '@wildpath/contract'
import { isUnknownSection, type KnownSection, pageVersion, readPage } from '@wildpath/page/document'

/** Returns a page with this section alone, as it is saved. A hidden section is saved visible, because whoever inserts it wants to see it. */
export function pageOfSection(section: KnownSection): PageOfSection {
  const { isHidden: _hidden, ...shown } = section
  return { version: pageVersion, sections: [shown] }
}

/** Returns the section of a saved page of any version. Throws if this version of the app cannot read it. */
export function readSection(page: PageOfSection): KnownSection {
  const reading = readPage(page)
  const section = reading.ok ? reading.page.sections[0] : undefined
  if (section === undefined || isUnknownSection(section)) {
    throw new Error('Reload the page to use this section. It was saved with a newer version.')
  }
  return section
}
