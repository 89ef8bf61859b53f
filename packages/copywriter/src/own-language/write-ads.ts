import { adLimits, type AdPlatform } from '@wildpath/contract'

import type { Business } from '../business/business.ts'
import { capitalised, sentence } from '../grammar/phrases.ts'
import { shortPrice } from './own-facts.ts'
import type { Words } from './words.ts'
import type { Told } from './write-in-language.ts'

const inPlace =
  / (?:sur|dans|à|im|in|am|auf|bei|nahe|por|en|su|nel|nella|naar|op|na|no|em|près|cerca|vicino) /u

/** Three ads with three reasons: the price, what is special, for whom; each names what is sold. */
export function adsInLanguage(
  business: Business,
  words: Words,
  { thing, offer, people, reasons }: Told,
  platform: AdPlatform,
): { headline: string; body: string }[] {
  const { name, offerings, language } = business
  const limits = adLimits[platform]
  const [main] = offerings
  const price = shortPrice(business, language)
  // Without its place, for where there is no room.
  const [short = ''] = (thing ?? '').split(inPlace)
  const briefly = main?.name ?? (short.includes(' ') || short.length > 8 ? short : null)
  const deed = main?.activity === undefined ? [] : [capitalised(main.activity)]
  const heads = [
    ...new Set([
      ...(thing === null ? [] : [thing]),
      ...(briefly === null ? [] : [briefly]),
      ...deed,
      ...(price === null || main === undefined ? [] : [`${main.name}: ${price}`]),
      name,
      ...words.heads,
    ]),
  ].filter((text) => text.length <= limits.headline && !text.includes('!'))
  const cost = price === null ? [] : [sentence(capitalised(price))]
  const names = [thing, briefly].flatMap((text) => (text === null ? [] : [[sentence(text)]]))
  const own = [
    offer,
    reasons.find((line) => line.length <= 90),
    people ?? reasons.filter((line) => line.length <= 90).at(1),
  ]
  return words.calls.map((call, index) => {
    const said = own[index]
    const reason = said === null || said === undefined ? [] : [sentence(said)]
    const isOffer = index === 0
    const bodies = [
      ...names.flatMap((what) => [
        ...(isOffer ? [] : [[...what, ...reason, ...cost]]),
        [...what, ...reason],
        [...what, ...cost],
      ]),
      reason,
      [],
    ].map((parts) => [...parts, call].join(' '))
    return {
      headline: heads[index] ?? words.heads[index] ?? '',
      body: bodies.find((body) => body.length <= limits.body && body !== call) ?? call,
    }
  })
}
