import { adLimits, type AdPlatform } from '@wildpath/contract'

import type { Business } from '../business/business.ts'
import { capitalised, joinList, sentence, unstopped } from '../grammar/phrases.ts'
import {
  deeds,
  differences,
  differentHeads,
  lineHeads,
  openAudiences,
  placesOf,
  plainLines,
  shapeLines,
  thingHead,
} from './ad-facts.ts'
import { playbookHeadlines } from './headline.ts'
import { isLimiting, isSaving } from './offer-clauses.ts'
import { namedPrices, type OfferTexts, offerTexts, offerWithin, priceLists } from './offer-lines.ts'
import { stemOf } from '../grammar/stems.ts'
import { namesThing } from './thing-phrases.ts'
import { repeatedWords, stemReader } from './repeated-words.ts'
import type { Writer } from './writer.ts'

export type AdText = { headline: string; body: string }

/** One ad's reason: what may head it, and what may be said for it, best first. */
type Plan = {
  heads: readonly string[]
  reasons: readonly string[]
  offers: readonly string[]
  /** Whether the headline is true only with the reason. */
  isTied: boolean
}

/** Three ads for three reasons: the thing itself, what sets this business apart, and the offer or whom it is for. */
export function composeAds(writer: Writer, platform: AdPlatform, button: string): AdText[] {
  const { business } = writer
  const limits = adLimits[platform]
  const offer = offerTexts(business)
  const taken = new Set<string>()
  const told = new Set<string>()
  // The page may have said it, too: an ad of the other platform says another thing.
  const tellOnce = (text: string) => {
    writer.tell(text)
    if (text.split(' ').length > 2) writer.tell(text)
  }
  return plansOf(writer, offer, platform).map(({ heads, reasons, offers, isTied }, index) => {
    const fits = (text: string) =>
      text.length <= limits.headline && text.length > 3 && !taken.has(text) && !text.includes('!')
    const all = [...heads, ...fallbackHeads(writer)].filter((text) => fits(text))
    const headline =
      [...all, clipped(business.name, limits.headline)].find(
        (text) => fits(text) && !writer.isWorn(text),
      ) ??
      all[0] ??
      clipped(business.name, limits.headline)
    taken.add(headline)
    const thing = thingHead(business)
    if (thing === null || !namesThing(headline, thing)) tellOnce(headline)
    const body = bodyOf(business, {
      headline,
      reasons: isTied
        ? reasons
        : reasons.filter(
            (reason) => !told.has(reason) && !writer.isWorn(reason) && !says(headline, reason),
          ),
      isTied,
      offers,
      // The page's own words once in a set; three times would be a slogan.
      calls:
        platform === 'facebook'
          ? [
              { text: '', worth: 0 },
              { text: sentence(button), worth: index === 0 ? 0.4 : -3 },
            ]
          : [{ text: '', worth: 0 }],
      longest: limits.body,
      // The third ad tells the offer alone.
      isFresh: (text) => !taken.has(keyOf(text)) && (isTied || text !== offer.deal),
    })
    taken.add(keyOf(body))
    for (const reason of reasons.filter((one) => body.includes(one))) {
      told.add(reason)
      tellOnce(reason)
    }
    return { headline, body }
  })
}

function plansOf(writer: Writer, offer: OfferTexts, platform: AdPlatform): Plan[] {
  const { business, say } = writer
  const places = placesOf(business)
  const thing = thingHead(business)
  const pulls =
    business.isTradeNamed || business.offerings.length === 0
      ? say('pull ads', business.playbook.pulls)
      : []
  const isKnown = business.offerings.length > 0
  const lines = [...plainLines(business), ...(isKnown ? [] : lineHeads(business))]
    .filter((line) => line.split(' ').length > 2)
    .filter((line) => !isKnown || /^(?:I|We|Our|My|All|Every|Each)\b/u.test(line))
    .map((line) => sentence(line))
  const deed = deeds(business, places)
  const placed = thing === null ? [] : places.map((place) => `${thing} ${place}`)
  const people = openAudiences(business)
  const time = business.offerings[0]?.duration
  const shapes = [
    ...shapeLines(business, places),
    ...deed.map((line) => sentence(line)),
    ...placed.map((line) => sentence(line)),
    ...(time === undefined ? [] : [sentence(time)]),
  ]
  const priceHead =
    thing === null || offer.base === null
      ? []
      : [`${thing} ${offer.base.startsWith('from ') ? '' : 'for '}${offer.base}`]
  const forWhom = [...(people.length > 1 && people.length < 4 ? [joinList(people)] : []), ...people]
  const heads = isKnown ? [] : lineHeads(business)
  const priced = offer.short.filter((text) => !isSaving(text))
  const own = [...differences(business), ...lines]
  const prices = [
    ...priced,
    ...(offer.base === null && business.goal === 'purchase' ? priceLists(business) : []),
    ...namedPrices(business, places),
  ]
  const offers = prices.length > 0 ? prices : offer.short
  const deal =
    offer.deal !== null && offer.deal.length <= adLimits[platform].body ? offer.deal : null
  const saving = business.offer?.saving ?? null
  const first: Plan = {
    heads: [...deed, ...placed, ...(thing === null ? [] : [thing]), ...heads],
    reasons: [...shapes, ...lines, ...pulls],
    offers,
    isTied: false,
  }
  const second: Plan = {
    heads: [...differentHeads(business, thing), ...placed, ...heads],
    reasons: [...own, ...shapes, ...pulls],
    offers,
    isTied: false,
  }
  // Whoever has a price of their own is no headline above another price.
  const open = forWhom.filter((group) => !hasOwnPrice(group, business.offer?.wording ?? ''))
  const groups = thing === null ? [] : open.map((group) => `${thing} for ${group}`)
  const third: Plan =
    deal === null
      ? {
          heads: [
            ...groups,
            ...priceHead,
            ...(platform === 'facebook' ? open : open.slice(1, 2)).map((group) => `For ${group}`),
            ...heads.toReversed(),
          ],
          reasons: [
            ...shapes,
            ...own,
            ...(platform === 'facebook' ? forWhom.map((group) => `For ${group}.`) : []),
            ...pulls,
          ],
          offers,
          isTied: false,
        }
      : {
          heads: [
            // 'Half price' alone would be promised to everybody.
            ...(saving === null || !isTold(saving) ? [] : [capitalised(saving)]),
            ...groups,
            ...placed,
            ...heads.toReversed(),
          ],
          reasons: [deal],
          offers,
          isTied: true,
        }
  return [first, second, third]
}

/** What a headline may be where no fact fits. */
function fallbackHeads(writer: Writer): string[] {
  const { business } = writer
  const { trade, isTradeNamed, name } = business
  const thing = thingHead(business)
  const places = placesOf(business)
  const words = isTradeNamed
    ? [capitalised(trade.booking.many), ...playbookHeadlines(writer), capitalised(trade.label)]
    : []
  return thing === null
    ? [...lineHeads(business), ...words, ...plainHeads[business.goal], name]
    : [
        thing,
        ...differentHeads(business, thing),
        ...deeds(business, places),
        ...places.map((place) => `${thing} ${place}`),
        ...(thing.includes(' with ')
          ? [thing.split(' with ')[0] ?? thing]
          : [ofHouse(thing, business)]),
        name,
        ...words,
        ...plainHeads[business.goal],
      ]
}

/** 'Students' of '590 zł for students', 'couples' of '€110 for two'. */
function hasOwnPrice(group: string, wording: string): boolean {
  const told = (wording.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => stemOf(word))
  const words = (group.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => stemOf(word))
  return (
    words.some((word) => told.includes(word)) ||
    (/\bcouples?\b/iu.test(group) && /\bfor (?:two|2)\b/iu.test(wording)) ||
    (/\bfamil/iu.test(group) && /\bchild|\bkids?\b|\bunder \d/iu.test(wording))
  )
}

/** One stays at a place and buys from a shop; the rest is done with somebody. */
function ofHouse(thing: string, { goal, name }: Business): string {
  if (goal === 'stay') return `Stay at ${name}`
  return goal === 'purchase' || goal === 'rental'
    ? `${thing} from ${name}`
    : `${thing} with ${name}`
}

/** '10% off the full day' says of what, 'half price' does not. */
function isTold(saving: string): boolean {
  return /\d/u.test(saving) || saving.split(' ').length > 2
}

/** The words alone: other marks make no other ad. */
function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
}

/** Where nobody told a thing or a trade. */
const plainHeads: Record<Business['goal'], readonly string[]> = {
  booking: ['Pick a day and ask', 'Which day suits you?', 'Send a day and a number'],
  stay: ['Pick your nights and ask', 'Which nights suit you?', 'Send your dates'],
  rental: ['See what is free', 'Which days do you need?', 'Say what you need'],
  lessons: ['Find a time to start', 'Which day suits you?', 'Send a day and a number'],
  quote: ['Describe the job', 'Say what should be done', 'Send a few lines'],
  visit: ['Plan a visit', 'Which day suits you?', 'Say when you come'],
  purchase: ['See what there is', 'Say what you would like', 'Send your list'],
  enquiry: ['Tell it in your own words', 'Begin with a short message', 'Send a few lines'],
}

function says(headline: string, reason: string): boolean {
  const plain = unstopped(reason).toLowerCase()
  return headline.toLowerCase().includes(plain)
}

type Parts = {
  headline: string
  reasons: readonly string[]
  offers: readonly string[]
  calls: readonly { text: string; worth: number }[]
  longest: number
  isFresh: (body: string) => boolean
  isTied: boolean
}

/** A reason, the offer as far as there is room, and the button's words: the best of all that fits. */
function bodyOf(
  business: Business,
  { headline, reasons, offers, calls, longest, isFresh, isTied }: Parts,
): string {
  const thing = thingHead(business)
  const place = /\p{Lu}[\p{L}-]+/u.exec(business.offerings[0]?.place ?? '')?.[0]
  const stemsIn = stemReader()
  const names = new Map<string, boolean>()
  const isNamedIn = (part: string) => {
    const isNamed = names.get(part) ?? (thing === null || namesThing(part, thing))
    names.set(part, isNamed)
    return isNamed
  }
  const whole = [offerWithin(business, longest)].filter((text) => text !== null && !isSaving(text))
  const prices = [...offers, ...whole.map((text) => text ?? ''), '']
  const ways = [...(isTied ? [] : ['']), ...reasons.slice(0, 8)].flatMap((reason, rank) =>
    prices
      .filter((price) => price === '' || reason === '' || !tellsAgain(reason, price))
      .flatMap((price) =>
        calls.map((call) => {
          const body = [reason, price, call.text].filter((part) => part !== '').join(' ')
          const all = `${headline} ${body}`
          const isNamed = [headline, reason, price, call.text].some((part) => isNamedIn(part))
          const isForTwoGroups = reason.startsWith('For ') && / for /u.test(headline)
          const score =
            (reason === '' ? 0 : 6.5 - rank * 0.3) -
            repeatedWords([headline, reason, price, call.text], stemsIn) * 0.8 -
            (isForTwoGroups ? 3 : 0) +
            (price === '' ? 0 : 4 + price.length / 70 + (isLimiting(price) ? 1 : 0)) +
            (isNamed ? 2 : 0) +
            (place !== undefined && all.includes(place) ? 1.5 : 0) +
            call.worth
          return { body, score }
        }),
      ),
  )
  const [best] = ways
    .filter(({ body }) => body.length <= longest && body !== '' && isFresh(body))
    .toSorted((a, b) => b.score - a.score)
  const last = [
    sentence(`write to ${business.name}`),
    'Your message is welcome.',
    'Tell it in a few words.',
    'Say what you need.',
  ]
  return best?.body ?? last.find((text) => text.length <= longest && isFresh(text)) ?? ''
}

/** '€290 per person' behind a sentence that has the same figures. */
function tellsAgain(reason: string, price: string): boolean {
  const figures = price.match(/\d+(?:[.,]\d+)*/gu) ?? []
  return (
    reason.includes(price) || (figures.length > 0 && figures.every((one) => reason.includes(one)))
  )
}

/** A long name at a whole word; nothing else is ever cut. */
function clipped(name: string, longest: number): string {
  const words = name.split(' ')
  while (words.join(' ').length > longest && words.length > 1) words.pop()
  return words.join(' ').slice(0, longest)
}
