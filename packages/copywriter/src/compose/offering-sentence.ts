import type { Business } from '../business/business.ts'
import { capitalised, joinList, sentence, unstopped } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import { includedSentence, lengthOf, type Runs } from './fact-sentences.ts'
import { hasWordTwice } from './headline.ts'
import { moneyOf } from './offer-prices.ts'
import { bareThing, beOf, sellsSeveral, theThing } from './thing-phrases.ts'

type Offering = Business['offerings'][number]

/** Tours take place; what is ordered, rented, slept in or done on call is there to be had. */
export function runsOf(business: Business): Runs {
  const { goal } = business
  const isEvent = goal === 'booking' || goal === 'lessons' || goal === 'visit'
  return isEvent && !isService(business) ? 'It runs' : 'It is available'
}

/** Work that is done for somebody: the owner does it, not the visitor. */
export function isService({ goal, visitorGoal }: Business): boolean {
  return /^(?:quote|purchase|enquiry)$/u.test(goal) || visitorGoal === 'appointment'
}

/**
 * 'River crossing: 3 hours, ISK 23,500 per person', one line for what is sold besides; a label and values, because
 * names and values come in every shape. Null where nothing is told of it but its name.
 */
export function offeringLine(
  offering: Offering,
  business: Business,
  { withPrice, withActivity }: { withPrice: boolean; withActivity: boolean },
): string | null {
  const { name, price, duration, days, season, activity, group_size: size } = offering
  const values = [
    withActivity && activity !== undefined && isTelling(activity, offering, business)
      ? activity
      : null,
    duration === undefined || isNamedLength(offering) ? null : (lengthOf(duration) ?? duration),
    days ?? null,
    season ?? null,
    // A price from forty guests on is none for two.
    size !== undefined && /\b(?:from|at least|min\w*|or more)\b/iu.test(size) ? size : null,
    withPrice && price !== undefined ? moneyOf(price, business.offer?.wording ?? '') : null,
  ]
  return labelled(name, values)
}

/** 'Short run: one hour, from 8 years'. */
export function labelled(name: string, values: readonly (string | null)[]): string | null {
  const told = values.filter((value) => value !== null).map((value) => inSentence(unstopped(value)))
  if (told.length === 0) return null
  return `${capitalised(bareThing(name))}: ${told.join(told.some((value) => value.includes(',')) ? '; ' : ', ')}`
}

/** Whether what people do says more than the name, and is not the same for several. */
function isTelling(activity: string, { name }: Offering, { offerings }: Business): boolean {
  return (
    /^\p{Ll}/u.test(activity) &&
    !/\b(?:I|we|me|us)\b/u.test(activity) &&
    !hasWordTwice(`${name} ${activity}`) &&
    offerings.filter((one) => one.activity === activity).length === 1
  )
}

/** What comes with all that is sold, then what comes with some of it: 'The long run includes khachapuri.' */
export function inclusionSentences(business: Business): string[] {
  const { offerings } = business
  const things = new Set(offerings.flatMap(({ included = [] }) => included))
  const byOwners = Map.groupBy(things, (thing) => {
    const owners = offerings.filter(({ included = [] }) => included.includes(thing))
    // Of what the page is about nobody needs the name.
    const isOfPage = owners[0] === offerings[0] && !sellsSeveral(business)
    return isOfPage || owners.length === offerings.length
      ? ''
      : joinList(owners.map(({ name }) => theThing(name)))
  })
  return [...byOwners].flatMap(([owners, list]) => {
    if (owners === '') return includedSentence(list) ?? []
    const told = list.filter((thing) => !/^(?:no|not|without)\b/iu.test(thing))
    if (told.length === 0 || told.some((thing) => /[,;]/u.test(thing))) return []
    const isMany = owners.includes(' and ') || beOf(owners) === 'are'
    const items = joinList(told.map((thing) => inSentence(thing)))
    return sentence(capitalised(`${owners} ${isMany ? 'include' : 'includes'} ${items}`))
  })
}

/** 'Half-day tour', 'owl half hour'. */
export function saysLength(name: string): boolean {
  return /\b(?:hour|day)\b/iu.test(name)
}

/** 'Three-day trek' of three days: the name tells it in the same words. */
export function isNamedLength({ name, duration }: Offering): boolean {
  const length = duration === undefined ? null : lengthOf(duration)
  if (length === null) return false
  const told = name.toLowerCase()
  return told.includes(length) || told.includes(length.replace(' ', '-').replace(/s$/u, ''))
}

function manyOf(deed: string): string {
  return deed.replace(/^(?:is|takes|lasts|runs|costs)\b/u, (verb) =>
    verb === 'is' ? 'are' : verb.slice(0, -1),
  )
}

/** 'The lava loop takes an hour and a half.' for 'It takes …', in the right number. */
export function withSubject(told: string, name: string): string {
  const deed = /^It (.+)$/su.exec(told)?.[1]
  if (deed === undefined) return told
  return `${capitalised(theThing(name))} ${beOf(name) === 'are' ? manyOf(deed) : deed}`
}
