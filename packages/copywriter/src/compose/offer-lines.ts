import { priceTexts } from '@wildpath/contract'

import type { Business } from '../business/business.ts'
import { findPrices } from '../facts/money.ts'
import { capitalised, numberOfHead, sentence } from '../grammar/phrases.ts'
import { stemOf } from '../grammar/stems.ts'
import { inSentence } from '../phrasing/in-sentence.ts'

const startsBare =
  /^(?:from |only |just |now )?(?:[$£€¥₹]|\d|(?:US|CA|AU|NZ)\$|(?:CHF|EUR|USD|GBP|NOK|SEK|DKK|ISK|ZAR|R)\b ?\d|free\b|half price)/iu

/** The offer as the owner words it, in whole sentences; null without one. */
export function offerWording({ offer }: Business): string | null {
  return offer === null ? null : sentence(offer.wording)
}

/** The offer in one sentence behind a label, such as 'The price: …'; null without one. */
export function offerBehind(label: string, { offer }: Business): string | null {
  if (offer === null) return null
  const parts = offer.wording
    .split(/(?<=[.!?])\s+(?=\S)/u)
    .map((part) => part.replace(/[.!?]+$/u, ''))
  const [first = '', ...rest] = label === '' ? parts : parts.map((part) => inSentence(part))
  const text = [first, ...rest.map((part) => inSentence(part))].join('; ')
  return sentence(label === '' ? capitalised(text) : `${label} ${text}`)
}

/** The same, with the thing that it is for where the wording names none: 'Guided walks: £10 per person.' */
export function offerSentence(business: Business): string | null {
  const { offer, offerings } = business
  if (offer === null) return null
  const [main] = offerings
  const thing = offer.thing ?? (startsBare.test(offer.wording) ? main?.name : undefined)
  if (thing === undefined || thing.length > 70 || namesThing(offer.wording, thing)) {
    return offerWording(business)
  }
  return sentence(`${capitalised(thing)}: ${inSentence(offer.wording)}`)
}

/** 'guided walks', 'the bouldering gym': what is sold, behind 'about'; null where nobody knows or it is long. */
export function aboutThing({ offerings }: Business): string | null {
  const [main] = offerings
  if (main === undefined || main.name.length > 60) return null
  const [head = ''] = main.name.split(/ (?:for|with|in|on|at|from|of|by|to|made)\b/u)
  const phrase = inSentence(main.name)
  const isDetermined = /^(?:the|an?|our|my|your|their|\d+|one|two|three|four|five|six) /iu.test(
    phrase,
  )
  return numberOfHead(head) === 'one' && !isDetermined ? `the ${phrase}` : phrase
}

/** Its price with a pointer to the conditions, where an ad has no room for them, longest first; none where it is not sure. */
export function pointedOffers({ offer, offerings }: Business): string[] {
  if (offer === null) return []
  const [only, second] = findPrices(offer.wording)
  const told = second === undefined && only?.isSure === true ? only.price : undefined
  const price = offer.price ?? told ?? offerings[0]?.price
  if (price === undefined) return []
  const { price: money, unit } = priceTexts(price)
  const text = `${money} ${unit}`.trim()
  const thing = offer.thing ?? offerings[0]?.name
  return [
    ...(thing === undefined ? [] : [`${capitalised(thing)}: ${text}. Terms on the page.`]),
    `${capitalised(text)}. Terms on the page.`,
  ]
}

/** Whether some noun of the thing stands in the text. */
export function namesThing(text: string, thing: string): boolean {
  const words = stemsOf(text)
  return stemsOf(thing).some((word) => words.includes(word))
}

function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return words
    .filter((word) => !/^(?:with|from|free|half|full|only|each|guided|private)$/u.test(word))
    .map((word) => stemOf(word))
}

/** What an offer gives away, such as 'free valuation'; null where nothing is free. */
export function freeThing({ offer }: Business): string | null {
  const found =
    /(?:^|[.;,:] )(free (?:(?:\d+-minute|first|initial|online|intro|buyer|30-day) ){0,2}(?:call|consultation|valuation|quote|estimate|trial|lesson|session|class|assessment|demo|audit|survey|visit|check-up|tasting|taster))\b(?! (?:transfer|for))/iu.exec(
      offer?.wording ?? '',
    )?.[1]
  return found?.toLowerCase() ?? null
}
