import type { Business } from '../business/business.ts'
import { sentence, unstopped } from '../grammar/phrases.ts'
import { openAudiences, thingHead } from './ad-facts.ts'
import { hasPrice, isLimiting, isSaving } from './offer-clauses.ts'
import { offerWithin } from './offer-lines.ts'
import { repeatedWords, stemReader } from './repeated-words.ts'
import { aboutThing, namesThing } from './thing-phrases.ts'

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
export function bodyOf(
  business: Business,
  { headline, reasons, offers, calls, longest, isFresh, isTied }: Parts,
): string {
  const thing = thingHead(business)
  const place = /\p{Lu}[\p{L}-]+/u.exec(business.offerings[0]?.place ?? '')?.[0]
  const groups = openAudiences(business).map((group) => group.toLowerCase())
  const namesGroup = (text: string) => groups.some((group) => text.toLowerCase().includes(group))
  // An ad addresses one audience.
  const isForOthers = (reason: string) =>
    reason.startsWith('For ') && (headline.startsWith('For ') || namesGroup(headline))
  const stemsIn = stemReader()
  const names = new Map<string, boolean>()
  const isNamedIn = (part: string) => {
    const isNamed = names.get(part) ?? (thing === null || namesThing(part, thing))
    names.set(part, isNamed)
    return isNamed
  }
  const whole = [offerWithin(business, longest)].filter((text) => text !== null && !isSaving(text))
  const prices = [...offers, ...whole.map((text) => text ?? ''), '']
  const ways = [
    ...(isTied ? [] : ['']),
    ...reasons.filter((reason) => !isForOthers(reason)).slice(0, 8),
  ].flatMap((reason, rank) =>
    prices
      .filter((price) => price === '' || reason === '' || !tellsAgain(reason, price))
      .filter(
        (price) => isTied || (!repeatsHead(headline, reason) && !repeatsHead(headline, price)),
      )
      .flatMap((price) =>
        calls.map((call) => {
          const body = [reason, price, call.text].filter((part) => part !== '').join(' ')
          const all = `${headline} ${body}`
          const isNamed = [headline, reason, price, call.text].some((part) => isNamedIn(part))
          const score =
            (reason === '' ? 0 : 6.5 - rank * 0.3) -
            repeatedWords([headline, reason, price, call.text], stemsIn) * 0.8 +
            (price === ''
              ? hasPrice(reason)
                ? 5
                : 0
              : 4 + price.length / 70 + (isLimiting(price) ? 1 : 0)) +
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
  const about = aboutThing(business)
  const last = [
    sentence(`write to ${business.name}`),
    ...(about === null ? [] : [`Ask ${business.name} about ${about}.`]),
    `Ask ${business.name} what you would like to know.`,
    'Your message is welcome.',
    'Tell it in a few words.',
    'Say what you need.',
  ]
  return best?.body ?? last.find((text) => text.length <= longest && isFresh(text)) ?? ''
}

export function says(headline: string, reason: string): boolean {
  const plain = unstopped(reason).toLowerCase()
  return headline.toLowerCase().includes(plain)
}

/** 'Kayak trips from Coles Bay, from A$95' below 'Kayak trips from Coles Bay'. */
function repeatsHead(headline: string, text: string): boolean {
  return text !== '' && text.toLowerCase().startsWith(headline.toLowerCase())
}

/** '€290 per person' behind a sentence that has the same figures. */
export function tellsAgain(reason: string, price: string): boolean {
  // A line with a price of its own needs no other.
  if (hasPrice(reason) && !isSaving(price)) return true
  const figures = price.match(/\d+(?:[.,]\d+)*/gu) ?? []
  return (
    reason.includes(price) || (figures.length > 0 && figures.every((one) => reason.includes(one)))
  )
}
