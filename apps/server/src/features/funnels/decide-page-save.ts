import {
  type OriginalLandingPage,
  pageInputOf,
  type PageSave,
  type StoredPage,
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

import { err, ok, type Result } from '../../result.ts'
import { plannedContent } from './planned-content.ts'
import type { FunnelRecord } from './funnel-record.ts'

/** The pages of a funnel as they are stored. */
export type FunnelPages = {
  usesPageBuilder: boolean
  landingPage: StoredPage | null
  pageBuilderData: StoredPage | null
  originalLandingPage: OriginalLandingPage | null
}

type Input = { record: FunnelRecord; save: PageSave; now: Date }

/**
 * What a builder's save changes. Only `usesPageBuilder: true` touches what visitors see: sections
 * saved without it go to the page that is worked on once the public page is the builder's
 * (spec 3, section 4.3, 'Save Only'). The first time a builder's page goes public, what was there
 * before is kept (4.4).
 */
export function decidePageSave(input: Input): Result<Partial<FunnelPages>> {
  const { record, save } = input
  const worked = readWorkingPage(input)
  if (!worked.ok) return worked
  const listed = readListedSections(input, worked.value)
  if (!listed.ok) return listed
  if (save.usesPageBuilder === true) {
    return becomePublic(input, worked.value, listed.value)
  }
  const isLandingPagePublic = record.usesPageBuilder && save.usesPageBuilder !== false
  const working = worked.value ?? (isLandingPagePublic ? listed.value : null)
  return ok({
    ...(save.usesPageBuilder === false && { usesPageBuilder: false }),
    ...(working !== null && { pageBuilderData: working }),
    ...(listed.value !== null && !isLandingPagePublic && { landingPage: listed.value }),
  })
}

/** The page that a save leaves as a version; null when it changed none. */
export function versionOf(pages: Partial<FunnelPages>, savedAt: Date) {
  const isMain = pages.usesPageBuilder === true
  const page = isMain ? pages.landingPage : (pages.pageBuilderData ?? pages.landingPage)
  return page ? { page, isMain, savedAt } : null
}

function becomePublic(
  { record, now }: Input,
  worked: StoredPage | null,
  listed: StoredPage | null,
): Result<Partial<FunnelPages>> {
  const stored = [record.pageBuilderData, record.landingPage].find(hasSections)
  const landingPage = listed ?? worked ?? stored
  if (!hasSections(landingPage)) return err({ code: 'no-page-content' })
  return ok({
    usesPageBuilder: true,
    landingPage,
    ...(worked !== null && { pageBuilderData: worked }),
    ...(record.originalLandingPage === null && {
      originalLandingPage: {
        landing_page: record.generatedContent.landing_page,
        custom_branding: record.customBranding,
        landingPageSections: sectionsOf(record.landingPage),
        usesPageBuilder: record.usesPageBuilder,
        backedUpAt: now.toISOString(),
      },
    }),
  })
}

function readWorkingPage(input: Input): Result<StoredPage | null> {
  const { pageBuilderData } = input.save
  return pageBuilderData === undefined ? ok(null) : readStorable(pageBuilderData, input)
}

/** A list alone takes title and look from the page worked on, or else from the generated one. */
function readListedSections(input: Input, worked: StoredPage | null): Result<StoredPage | null> {
  const { record, save } = input
  if (save.landingPageSections === undefined) return ok(null)
  const around = worked ?? record.pageBuilderData ?? record.landingPage ?? generatedLook(record)
  return readStorable({ ...around, sections: save.landingPageSections }, input)
}

function generatedLook(record: FunnelRecord): StoredPage {
  const { title, style, language } = composeGeneratedPage(
    pageInputOf({
      business_info: record.businessInfo,
      business_facts: record.businessFacts,
      generated_content: plannedContent(record),
      custom_branding: record.customBranding,
    }),
  )
  return { title, style, language }
}

function readStorable(value: unknown, { record, now }: Input): Result<StoredPage> {
  const reading = readPage(value)
  if (!reading.ok) {
    const message = `${describeProblem(reading.problem)} Nothing was changed.`
    return err({ code: 'page-refused', message })
  }
  const page = serializePage(signed(reading.page, record, now))
  return ok(namesTheme(value) ? page : withTheme(page, presentTheme(record)))
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
  const { style } = record.pageBuilderData ?? record.landingPage ?? generatedLook(record)
  return isRecord(style) ? style['theme'] : undefined
}

/** Whose page it is and when it was saved is for the server to say (spec 3, 3.1). */
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

function hasSections(page: StoredPage | null | undefined): page is StoredPage {
  return (sectionsOf(page ?? null)?.length ?? 0) > 0
}
