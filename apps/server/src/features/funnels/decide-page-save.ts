import {
  asVisitorsSee,
  type OriginalLandingPage,
  pageInputOf,
  type PageSave,
  type StoredPage,
  thankYouPageOf,
} from '@wildpath/contract'
import { composeGeneratedPage } from '@wildpath/page/compose'
import {
  describeProblem,
  isRecord,
  type PageDocument,
  readPage,
  serializePage,
  upgradePage,
} from '@wildpath/page/document'
import { pruneTranslations } from '@wildpath/page/translations'

import { err, ok, type Result } from '../../result.ts'
import { applyPageToContent, contentOf } from './sync-page-and-content.ts'
import type { FunnelRecord } from './funnel-record.ts'

export type FunnelPages = {
  page: StoredPage | null
  originalLandingPage: OriginalLandingPage | null
}

type PageColumns = FunnelPages & Pick<FunnelRecord, 'generatedContent'>

export type PageChange = {
  columns: Partial<PageColumns>
  /** True if the save also publishes the draft. */
  isPublished: boolean
}

type Input = { record: FunnelRecord; save: PageSave; now: Date }

/**
 * Determines the changes that a save makes. A save edits the draft; `usesPageBuilder` also publishes it (spec 3, section 4.3):
 * true publishes the page, false returns to the composed one. The first published edit backs up the page that
 * visitors saw before (4.4).
 */
export function decidePageSave(input: Input): Result<PageChange> {
  const { record, save, now } = input
  if (save.usesPageBuilder === false) return ok({ columns: original(record), isPublished: true })
  const saved = readSavedPage(input)
  if (!saved.ok) return saved
  const edited =
    saved.value === null ? {} : { page: saved.value, ...applyPageToContent(record, saved.value) }
  if (save.usesPageBuilder !== true) {
    return ok({ columns: { ...edited, ...backUpDraft(record, now) }, isPublished: false })
  }
  if (!hasSections(saved.value ?? record.page)) return err({ code: 'no-page-content' })
  const backup = record.originalLandingPage ?? backUp(record, now)
  return ok({ columns: { ...edited, originalLandingPage: backup }, isPublished: true })
}

/** The version that a save creates; null if the page did not change. */
export function versionOf(
  { columns, isPublished }: PageChange,
  { record, savedAt }: { record: FunnelRecord; savedAt: Date },
) {
  const page = columns.page === undefined && isPublished ? record.page : columns.page
  return page ? { page, isMain: isPublished, savedAt } : null
}

/** Returns to the composed page with the backed-up texts. */
function original({ generatedContent, originalLandingPage }: FunnelRecord): Partial<PageColumns> {
  if (originalLandingPage === null) return { page: null }
  const { landing_page } = originalLandingPage
  return { page: null, generatedContent: { ...generatedContent, landing_page } }
}

/** Backs up the composed page before its first edit, unless visitors have a version that can be backed up later. */
function backUpDraft(record: FunnelRecord, now: Date): Partial<PageColumns> {
  const { originalLandingPage, page, published } = record
  if (originalLandingPage !== null || page !== null || published !== null) return {}
  return { originalLandingPage: backUp(record, now) }
}

function backUp(record: FunnelRecord, now: Date): OriginalLandingPage {
  const { generatedContent, customBranding, published } = record
  const page = published?.page ?? null
  return {
    landing_page: (published?.generatedContent ?? generatedContent).landing_page,
    custom_branding: customBranding,
    landingPageSections: sectionsOf(page),
    usesPageBuilder: page !== null,
    backedUpAt: now.toISOString(),
  }
}

/** Null if the save contains no page. If it contains only sections, the draft provides the title and style. */
function readSavedPage(input: Input): Result<StoredPage | null> {
  const { record, save } = input
  const { pageBuilderData: whole, landingPageSections: sections } = save
  const read = whole === undefined ? ok(null) : readStorable(whole, input)
  if (!read.ok || sections === undefined) return read
  const around = read.value ?? record.page ?? composeLook(record)
  return readStorable({ ...around, sections }, input)
}

function composeLook(record: FunnelRecord): StoredPage {
  const { title, style, language } = composeGeneratedPage(pageInputOf(contentOf(record)))
  return { title, style, language }
}

function readStorable(value: unknown, { record, now }: Input): Result<StoredPage> {
  const reading = readPage(value)
  if (!reading.ok) {
    const message = `${describeProblem(reading.problem)} Nothing was changed.`
    return err({ code: 'page-refused', message })
  }
  const page = serializePage(signed(withUsedTranslations(reading.page, record), record, now))
  return ok(namesTheme(value) ? page : withTheme(page, presentTheme(record)))
}

function withUsedTranslations(page: PageDocument, record: FunnelRecord): PageDocument {
  if (page.translations === undefined) return page
  const content = contentOf(record)
  return pruneTranslations(page, [asVisitorsSee(page, content), thankYouPageOf(content, page)])
}

function namesTheme(page: unknown): boolean {
  const upgraded = upgradePage(page)
  const style = isRecord(upgraded) ? upgraded['style'] : undefined
  return isRecord(style) && style['theme'] !== undefined
}

/** A page that names no theme keeps the one that its funnel has, whatever new pages begin with. */
function withTheme(page: StoredPage, theme: unknown): StoredPage {
  const { style } = page
  return isRecord(style) && theme !== undefined ? { ...page, style: { ...style, theme } } : page
}

function presentTheme(record: FunnelRecord): unknown {
  const { style } = record.page ?? composeLook(record)
  return isRecord(style) ? style['theme'] : undefined
}

/** The server sets the page's owner and timestamps (spec 3, 3.1), whatever the client sends. */
function signed(page: PageDocument, record: FunnelRecord, now: Date): PageDocument {
  const time = now.toISOString()
  return {
    ...page,
    id: page.id ?? record.id,
    slug: page.slug ?? record.slug,
    createdAt: page.createdAt ?? time,
    updatedAt: time,
    userId: record.userId,
  }
}

/** The sections of a stored page, or null without one. */
export function sectionsOf(page: StoredPage | null): unknown[] | null {
  const sections = page?.['sections']
  return Array.isArray(sections) ? sections : null
}

/** The rest of a stored page: what its sections are drawn with. */
export function lookOf(page: StoredPage | null): StoredPage | null {
  if (page === null) return null
  const { sections: _sections, ...look } = page
  return look
}

export function hasSections(page: StoredPage | null | undefined): page is StoredPage {
  return (sectionsOf(page ?? null)?.length ?? 0) > 0
}
