import type { StoredPage } from '@wildpath/contract'
import { isRecord } from '@wildpath/page/document'

import { sectionsOf } from './decide-page-save.ts'

/** Enough to know a page by. */
const longestHeadline = 200

/**
 * What a page is known by among others of the same title: the headline of its first hero, else the
 * first title that a section has, else its own.
 */
export function headlineOf(page: StoredPage): string {
  const sections = (sectionsOf(page) ?? []).filter(isRecord)
  const hero = sections.find(({ type }) => type === 'hero')
  const titles = [hero, ...sections].map((section) => titleIn(section?.['content']))
  const headline = titles.find((title) => title !== '') ?? titleIn(page)
  return headline.slice(0, longestHeadline)
}

function titleIn(value: unknown): string {
  const title = isRecord(value) ? value['title'] : undefined
  return typeof title === 'string' ? title.trim() : ''
}
