import {
  businessInfoSchema,
  cleanLine,
  type Fact,
  longestAnswer,
  type WebsiteAnswers,
} from '@wildpath/contract'

import type { Page } from './open-page.ts'
import { findPrices } from './find-prices.ts'
import { isOrderToMachines } from './orders-to-machines.ts'
import { findBusinesses } from './schema-business.ts'
import { audiencesOf } from './schema-offerings.ts'
import { sentencesOf } from './sentences.ts'
import { everyThing, lineOf, plain } from './thing.ts'

const shape = businessInfoSchema.shape

/** What the business is called: as it says itself, and without the rest of a title. */
export function findBusinessName(pages: readonly Page[]): string {
  const [start] = pages
  if (start === undefined) return ''
  const said = findBusinesses(pages).map(({ thing }) => lineOf(thing, 'name'))
  const site = metaOf(start, 'og:site_name')
  const host = start.url.hostname.replace(/^www\./, '').split('.')[0] ?? ''
  const segments = titleSegments(start)
  const heading = start.$('h1, h2').first().text()
  // 'Fjord Kayak, Bergen' above the heading 'Fjord Kayak'.
  const isLonger = (segments[0] ?? '').startsWith(`${heading},`)
  const shorter = heading.length > 4 && isLonger ? heading : ''
  // Of 'Half-day tours | Fjord Kayak' the part that the address is made of.
  const parts = [...segments, heading]
  const fitting =
    parts.find((part) => lettersOf(part) === lettersOf(host)) ??
    parts.find((part) => isOfHost(part, host))
  const shared = segments.find(
    (segment) => pages.length > 1 && pages.every((page) => titleSegments(page).includes(segment)),
  )
  const logo = nameOfLogo(pages)
  // 'Fjord Kayak, Bergen' on the start page, 'Contact | Fjord Kayak' on another.
  const others = pages.slice(1).flatMap(titleSegments)
  const short = segments
    .map((segment) => segment.split(', ')[0] ?? '')
    .find((part) => !segments.includes(part) && others.includes(part))
  const ofHost = logo !== undefined && isOfHost(logo, host) ? logo : undefined
  const surest = [...said, site, shorter, short, ofHost]
  const candidates = surest.concat(fitting, logo, shared, segments[0])
  const names = candidates
    .map((name) => plain(name ?? ''))
    .filter((name) => !/^(?:home|start(?:seite)?|welcome|untitled|index)$/i.test(name))
  return (
    names.find((name) => shape.business_name.safeParse(name).success && name.length <= 80) ?? ''
  )
}

/** What the picture of the name says, where it also stands in words. */
function nameOfLogo(pages: readonly Page[]): string | undefined {
  const [start] = pages
  const alt =
    start
      ?.$('header img, a[href="/"] img, img[id*="logo" i], img[class*="logo" i]')
      .first()
      .attr('alt') ?? ''
  const name = cleanLine(alt.replaceAll(/\blogo\b:?/giu, '')).replaceAll(
    /^[\s–—-]+|[\s–—-]+$/gu,
    '',
  )
  const isSaid = pages.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'text' && block.text.includes(name)),
  )
  return name.length > 3 && name.length < 60 && isSaid ? name : undefined
}

const titleSegments = ({ title }: Page) =>
  title.split(/\s+[|–—·•:-]\s+|\s*(?:\||::|»)\s*/).filter((part) => part !== '')

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '')

function isOfHost(text: string, host: string): boolean {
  const address = lettersOf(host)
  // 'Hütte' is 'hutte' or 'huette' in an address.
  return [lettersOf(text), lettersOf(spelledOut(text))].some((name) => isNearby(name, address))
}

const spelledOut = (text: string) =>
  text.replaceAll(/[äöüß]/giu, (letter) => umlauts[letter.toLowerCase()] ?? letter)
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

function isNearby(name: string, address: string): boolean {
  const isNear = address.includes(name) || name.includes(address)
  return name.length > 3 && isNear && name.length < address.length * 3
}

/** The answers of the form as the site gives them, in its own words; those that it does not give are absent. */
export function readAnswers(pages: readonly Page[], facts: readonly Fact[]): WebsiteAnswers {
  const answers = {
    business_name: findBusinessName(pages),
    product_service: describe(pages, facts),
    target_customer: audienceOf(pages, facts),
    main_offer: offerOf(facts),
  }
  // An answer that the form would refuse is none.
  const fitting = Object.entries(answers).filter(
    ([name, text]) =>
      shape[name as keyof typeof answers].safeParse(text).success && !isOrderToMachines(text),
  )
  return Object.fromEntries(fitting)
}

function describe(pages: readonly Page[], facts: readonly Fact[]): string {
  const [start] = pages
  if (start === undefined) return ''
  const descriptions = [
    ...findBusinesses(pages).map(({ thing }) => lineOf(thing, 'description')),
    metaOf(start, 'description'),
    metaOf(start, 'og:description'),
    firstParagraph(start),
  ]
    .map(plain)
    .filter((text) => !isOrderToMachines(text))
  const description =
    descriptions.find((text) => text.length >= 40) ?? descriptions.find((text) => text.length >= 10)
  const names = facts
    .flatMap((fact) => (fact.kind === 'offering' ? [fact.value.name] : []))
    .slice(0, 12)
  const told = [description ?? '', names.join(', ')].filter((text) => text !== '')
  const whole = told.join('\n')
  return whole.length <= longestAnswer
    ? whole
    : (told[0] ?? '').slice(0, longestAnswer).toWellFormed()
}

function firstParagraph({ blocks }: Page): string {
  const paragraph = blocks.find(
    (block) =>
      block.kind === 'text' &&
      block.text.length >= 80 &&
      block.text.length <= 800 &&
      /[.!]$/.test(block.text),
  )
  return paragraph?.kind === 'text' ? paragraph.text : ''
}

function audienceOf(pages: readonly Page[], facts: readonly Fact[]): string {
  const described = pages.flatMap(({ things }) => everyThing(things).flatMap(audiencesOf))
  const said = facts.flatMap((fact) => (fact.kind === 'audience' ? [fact.value.text] : []))
  return [...new Set([...described, ...said].map(cleanLine))].slice(0, 4).join(', ')
}

/** What is saved now, else the first thing with a price that is said without a contradiction. */
function offerOf(facts: readonly Fact[]): string {
  const offer = facts.find(({ kind }) => kind === 'offer')
  if (offer?.quote !== undefined && offer.alternatives === undefined) return offer.quote
  const priced = facts.find(
    (fact) =>
      fact.kind === 'offering' &&
      fact.value.price !== undefined &&
      fact.alternatives === undefined &&
      fact.confidence !== 'low',
  )
  const { quote = '' } = priced ?? {}
  if (priced?.kind !== 'offering') return ''
  const { name, price } = priced.value
  if (quote.startsWith(name) || price === undefined) return quote
  // The words of the price alone, below its name.
  const [words = ''] = sentencesOf(quote)
  const hasPrice = findPrices(words, null).length > 0
  return hasPrice && words.length <= 60
    ? `${name}: ${words.replace(/\.$/, '')}`
    : `${name}: ${price.amount} ${price.currency}`
}

function metaOf({ $ }: Page, name: string): string {
  const metas = $('meta').toArray()
  const found = metas.find(
    (meta) => ($(meta).attr('name') ?? $(meta).attr('property') ?? '').toLowerCase() === name,
  )
  return cleanLine($(found ?? '').attr('content') ?? '')
}
