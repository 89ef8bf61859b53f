import type { Fact, WebsiteAnswers, WebsitePicture } from '@wildpath/contract'
import type { CountryCode } from 'libphonenumber-js/min'

import { assignDetails } from './assign-details.ts'
import { collectFacts } from './collect-facts.ts'
import type { Finding } from './finding.ts'
import { type FetchedPage, openPage, type Page } from './open-page.ts'
import { findBusinessName, readAnswers } from './read-answers.ts'
import { findLanguage, readVoice } from './read-language.ts'
import { readLinks } from './read-links.ts'
import { readLogo, readPhotos, readThemeColour } from './read-pictures.ts'
import { findBusinesses, readBusiness, readReviews } from './schema-business.ts'
import { audiencesOf, readOfferings } from './schema-offerings.ts'
import { readSections } from './sections.ts'
import { findSiteCountry } from './site-country.ts'
import { readContact } from './text-contact.ts'
import { readTextOfferings } from './text-offerings.ts'
import { readStatements } from './text-statements.ts'
import { everyThing } from './thing.ts'

/** What the pages of a site say. */
export type SiteContent = {
  facts: Fact[]
  answers: WebsiteAnswers
  logo: WebsitePicture | null
  themeColour: string | null
  photos: WebsitePicture[]
  /** Whether there is next to nothing, as on pages that scripts fill. */
  isEmpty: boolean
}

/** Reads pages as data: nothing on them is run, fetched or followed. A page that cannot be read is left out. */
export function readSite(fetched: readonly FetchedPage[]): SiteContent {
  const pages = fetched.flatMap((page) => tryOpen(page) ?? [])
  const country = findSiteCountry(pages)
  const language = findLanguage(pages)
  const place = { country, language: language?.tag ?? 'en', businessName: findBusinessName(pages) }
  const findings = [
    ...findBusinesses(pages).flatMap(({ thing, page }) =>
      readBusiness(thing, { origin: page.url.href, country }),
    ),
    ...pages.flatMap((page, index) => readPage(page, { ...place, isStart: index === 0 })),
    ...readVoice(pages, place.language),
    ...languageOf(pages, language),
  ]
  const offerings = findings.filter((finding) => finding.kind === 'offering')
  const details = assignDetails(
    pages.map((page, index) => ({
      origin: page.url.href,
      sections: readSections(page.blocks, { isStart: index === 0 }),
    })),
    offerings,
  )
  const facts = collectFacts([...findings, ...details, ...currencyOf(findings)])
  return {
    facts,
    answers: readAnswers(pages, facts),
    logo: readLogo(pages),
    themeColour: readThemeColour(pages),
    photos: readPhotos(pages),
    isEmpty: isEmpty(pages, facts),
  }
}

/** Markup that is made to break its readers breaks one page. */
function tryOpen(page: FetchedPage): Page | null {
  try {
    return openPage(page)
  } catch {
    return null
  }
}

type Place = {
  country: CountryCode | null
  language: string
  businessName: string
  /** Whether it is the page that the others were found from. */
  isStart: boolean
}

function readPage(page: Page, { country, language, businessName, isStart }: Place): Finding[] {
  const origin = page.url.href
  const things = everyThing(page.things)
  const sections = readSections(page.blocks, { isStart })
  return [
    ...readOfferings(things, { origin, language }),
    ...things.flatMap((thing) =>
      readReviews(thing, (review) => ({ confidence: 'high', origin, ...review }) as Finding),
    ),
    ...things.flatMap(audiencesOf).map((text): Finding => ({
      kind: 'audience',
      value: { text },
      confidence: 'high',
      origin,
      quote: text.slice(0, 400),
    })),
    ...readTextOfferings(sections, { origin, country, businessName }),
    ...readContact(page, sections, { country, businessName }),
    ...readLinks(page),
    ...readStatements(page, country),
  ]
}

function languageOf(pages: readonly Page[], language: ReturnType<typeof findLanguage>): Finding[] {
  const [start] = pages
  if (start === undefined || language === null) return []
  const { tag, isSure } = language
  const confidence = isSure ? 'high' : 'medium'
  return [{ kind: 'language', value: { tag }, confidence, origin: start.url.href, quote: '' }]
}

/** All prices in one currency are a business's currency. */
function currencyOf(findings: readonly Finding[]): Finding[] {
  const priced = findings.filter(
    (finding) => finding.kind === 'offering' && finding.value.price !== undefined,
  )
  const codes = new Set(
    priced.map((finding) =>
      finding.kind === 'offering' ? finding.value.price?.currency : undefined,
    ),
  )
  const [code] = codes
  const isSure = priced.every(({ confidence }) => confidence !== 'low')
  if (codes.size !== 1 || code === undefined) return []
  return [
    {
      kind: 'currency',
      value: { code },
      confidence: isSure ? 'medium' : 'low',
      origin: priced[0]?.origin ?? '',
      quote: '',
    },
  ]
}

const fewCharacters = 200

function isEmpty(pages: readonly Page[], facts: readonly Fact[]): boolean {
  const text = pages.flatMap(({ blocks }) =>
    blocks.map((block) => (block.kind === 'row' ? block.cells.join(' ') : block.text)),
  )
  const said = facts.filter(({ kind }) => kind !== 'language')
  return said.length === 0 && text.join(' ').length < fewCharacters
}
