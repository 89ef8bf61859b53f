import { isDeepStrictEqual } from 'node:util'

import {
  businessRecord,
  customBrandingSchema,
  landingPageOf,
  type StoredPage,
  thankYouPageOf,
  type UnpublishedChange,
} from '@wildpath/contract'
import {
  isRecord,
  isUnknownSection,
  type PageDocument,
  type Section,
} from '@wildpath/page/document'
import { sectionName } from '@wildpath/page/templates'
import { findTranslation, listShownLanguages } from '@wildpath/page/translations'

import { sectionsOf } from './decide-page-save.ts'
import type { FunnelRecord, PublishedVersion } from './funnel-record.ts'
import { plannedContent } from './planned-content.ts'

type Version = Omit<PublishedVersion, 'publishedAt'>

/** True if publishing a public funnel would change its pages or emails. */
export function hasUnpublishedChanges({ isPublic, published, ...draft }: FunnelRecord): boolean {
  if (!isPublic || published === null) return false
  return !isDeepStrictEqual(getVisibleParts(draft), getVisibleParts(published))
}

/** Lists the unpublished changes, from the top of the page to the emails. */
export function listUnpublishedChanges(record: FunnelRecord): UnpublishedChange[] {
  const { published } = record
  if (!hasUnpublishedChanges(record) || published === null) return []
  const [before, after] = [published, record].map(composePages) as [Pages, Pages]
  const edited = (part: UnpublishedChange['part'], values: readonly [unknown, unknown]) =>
    isDeepStrictEqual(...values) ? [] : [{ part, change: 'edited' as const, name: '' }]
  return [
    ...edited('title', [before.landing.title, after.landing.title]),
    ...edited('look', [getLook(before.landing), getLook(after.landing)]),
    ...compareSections(before.landing.sections, after.landing.sections, {
      shown: listHiddenIds(published),
      hidden: listHiddenIds(record),
    }),
    ...compareLanguages(before.landing, after.landing),
    ...edited('thank-you', [before.thankYou.sections, after.thankYou.sections]),
    ...compareEmails(published, record),
    ...edited('business', [getBusiness(published), getBusiness(record)]),
  ]
}

/** Omits the ads, which are published on their platforms, and what visitors do not see. */
function getVisibleParts({ generatedContent, customBranding, ...version }: Version) {
  const { businessInfo, businessFacts, activity } = version
  const shown = sectionsOf(version.page)?.filter((section) => !isHiddenSection(section))
  const page = version.page && {
    ...version.page,
    updatedAt: null,
    sections: shown,
    translations: listShownTranslations(version.page),
  }
  const { ad_copy: _ads, ...texts } = generatedContent
  const branding = customBrandingSchema.parse(customBranding)
  return { businessInfo, businessFacts, activity, page, texts, branding }
}

function listShownTranslations({ translations }: StoredPage): unknown[] {
  return Object.entries(isRecord(translations) ? translations : {}).filter(
    ([, translation]) => isRecord(translation) && translation['isShown'] === true,
  )
}

type Pages = { landing: PageDocument; thankYou: PageDocument }

function composePages(version: Version): Pages {
  const funnel = {
    business_info: version.businessInfo,
    business_facts: version.businessFacts,
    generated_content: plannedContent(version),
    custom_branding: customBrandingSchema.parse(version.customBranding),
    builderPage: version.page,
  }
  const landing = landingPageOf(funnel)
  return { landing, thankYou: thankYouPageOf(funnel, landing) }
}

function getLook({ style, globalTheme, language }: PageDocument) {
  return { style, globalTheme, language }
}

/** Lists the additional languages that changed for visitors. */
function compareLanguages(before: PageDocument, after: PageDocument): UnpublishedChange[] {
  const [old, next] = [listShownLanguages(before), listShownLanguages(after)]
  return [...new Set([...next, ...old])].flatMap((tag) => {
    const texts = [before, after].map((page) => findTranslation(page, tag)?.texts)
    const change = !old.includes(tag) ? 'added' : !next.includes(tag) ? 'removed' : 'edited'
    if (change === 'edited' && isDeepStrictEqual(texts[0], texts[1])) return []
    return [{ part: 'language' as const, change, name: tag }]
  })
}

function getBusiness({ businessInfo, businessFacts, activity }: Version) {
  const { business_name, website_url, industry } = businessInfo
  return { business_name, website_url, industry, activity, ...businessRecord(businessFacts) }
}

type HiddenIds = {
  /** Sections that were hidden when the page was published. */
  shown: ReadonlySet<unknown>
  /** Sections that are hidden in the draft. */
  hidden: ReadonlySet<unknown>
}

function compareSections(
  before: readonly Section[],
  after: readonly Section[],
  { shown, hidden }: HiddenIds,
): UnpublishedChange[] {
  const old = new Map(before.map((section) => [getKey(section), section]))
  const next = new Map(after.map((section) => [getKey(section), section]))
  const unmoved = findUnmoved([...old.keys()], [...next.keys()])
  const as = (change: UnpublishedChange['change'], section: Section): UnpublishedChange => ({
    part: 'section',
    change,
    name: nameOf(section),
  })
  return [
    ...[...next].flatMap(([key, section]) => {
      const previous = old.get(key)
      if (previous === undefined) return [as(shown.has(key) ? 'shown' : 'added', section)]
      if (!isDeepStrictEqual(previous, section)) return [as('edited', section)]
      return unmoved.has(key) ? [] : [as('moved', section)]
    }),
    ...[...old].flatMap(([key, section]) =>
      next.has(key) ? [] : [as(hidden.has(key) ? 'hidden' : 'removed', section)],
    ),
  ]
}

function listHiddenIds({ page }: Version): Set<unknown> {
  const hidden = (sectionsOf(page) ?? []).filter(isHiddenSection)
  return new Set(hidden.map(({ id }) => id))
}

function isHiddenSection(section: unknown): section is { id?: unknown } {
  return isRecord(section) && section['isHidden'] === true
}

/** Returns the longest run of sections that keep their relative order. */
function findUnmoved(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((key, index) => [key, index]))
  const longest = (runs: readonly number[][]) =>
    runs.reduce((best, run) => (run.length < best.length ? best : run), [])
  const runs: number[][] = []
  for (const place of after.flatMap((key) => places.get(key) ?? [])) {
    runs.push([...longest(runs.filter((run) => (run.at(-1) ?? -1) < place)), place])
  }
  return new Set(longest(runs).map((place) => before[place] ?? ''))
}

/** Adds the title, which tells sections of the same type apart. */
function nameOf(section: Section): string {
  const { name } = sectionName(section)
  const title = isUnknownSection(section) ? '' : section.content.title.trim()
  return title === '' ? name : `${name} “${title}”`
}

function getKey(section: Section): string {
  return 'raw' in section ? JSON.stringify(section.raw) : section.id
}

function compareEmails(before: Version, after: Version): UnpublishedChange[] {
  const old = before.generatedContent.follow_up_emails
  const next = after.generatedContent.follow_up_emails
  return Array.from({ length: Math.max(old.length, next.length) }, (_, index) => index).flatMap(
    (index) => {
      if (isDeepStrictEqual(old[index], next[index])) return []
      const change =
        old[index] === undefined ? 'added' : next[index] === undefined ? 'removed' : 'edited'
      return [{ part: 'email' as const, change, name: String(index + 1) }]
    },
  )
}
