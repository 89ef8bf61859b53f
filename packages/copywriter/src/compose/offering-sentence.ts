import type { Business } from '../business/business.ts'
import { capitalised, joinList, sentence, unstopped } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import { lengthOf, type Runs } from './fact-sentences.ts'
import { hasWordTwice } from './headline.ts'
import { moneyOf } from './offer-prices.ts'
import { bareThing, beOf, theThing } from './thing-phrases.ts'

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
  const { name, price, duration, days, season, activity } = offering
  const values = [
    withActivity &&
    activity !== undefined &&
    !hasWordTwice(`${name} ${activity}`) &&
    isDeed(activity)
      ? activity
      : null,
    duration === undefined || isNamedLength(offering) ? null : (lengthOf(duration) ?? duration),
    days ?? null,
    season ?? null,
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

function isDeed(activity: string): boolean {
  return /^\p{Ll}/u.test(activity) && !/\b(?:I|we|me|us)\b/u.test(activity)
}

/** 'The long run includes khachapuri.', where it has what the first of the offerings has not. */
export function furtherInclusions({ offerings }: Business): string[] {
  const [main, ...others] = offerings
  const known = new Set(main?.included)
  return others.flatMap(({ name, included = [] }) => {
    const more = included.filter(
      (thing) => !known.has(thing) && !/^(?:no|not|without)\b/iu.test(thing),
    )
    const verb = beOf(name) === 'are' ? 'include' : 'includes'
    return more.length === 0 || more.some((thing) => /[,;]/u.test(thing))
      ? []
      : [
          sentence(
            capitalised(
              `${theThing(name)} ${verb} ${joinList(more.map((thing) => inSentence(thing)))}`,
            ),
          ),
        ]
  })
}

/** 'Half-day tour', 'owl half hour'. */
export function saysLength(name: string): boolean {
  return /\b(?:hour|day)\b/iu.test(name)
}

/** 'Three-day trek' of three days: the name tells it in the same words. */
export function isNamedLength({ name, duration }: Offering): boolean {
  const length = duration === undefined ? null : lengthOf(duration)
  return length !== null && name.toLowerCase().includes(length.replace(' ', '-').replace(/s$/u, ''))
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
