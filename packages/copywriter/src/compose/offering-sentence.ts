import { capitalised, joinList, sentence } from '../grammar/phrases.ts'
import {
  daysSentence,
  durationSentence,
  groupTail,
  lengthOf,
  type Runs,
  seasonSentence,
} from './fact-sentences.ts'
import type { Business } from '../business/business.ts'
import { moneyOf } from './offer-prices.ts'
import { aThing, beOf, theThing } from './thing-phrases.ts'

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

/** 'The river crossing takes 3 hours and costs ISK 23,500 per person.', one line for what is sold besides. */
export function offeringSentence(offering: Offering, business: Business): string | null {
  const { name, price, activity } = offering
  const deeds = [
    lengthDeed(offering),
    priceDeed(price, business),
    ...timeDeeds(offering, business),
  ].filter((deed) => deed !== null)
  const isMany = beOf(name) === 'are'
  const isDone = isService(business)
  const isDeed =
    activity !== undefined && /^\p{Ll}/u.test(activity) && !/\b(?:I|we|me|us)\b/u.test(activity)
  const named = name.includes(',') ? `${theThing(name)},` : theThing(name)
  const line =
    deeds.length === 0
      ? null
      : `${named} ${joinList(deeds.map((deed) => (isMany ? manyOf(deed) : deed)))}`
  const also = !isDeed
    ? null
    : isDone
      ? `${capitalised(business.voice.subject)} also ${activity}`
      : `You can also ${activity}`
  const whole = also === null || line === null ? null : `${also}: ${line}`
  if (whole !== null && whole.length <= 165 && !isDone) return sentence(whole)
  if (line !== null) return sentence(capitalised(line))
  if (also !== null && business.goal !== 'purchase') return sentence(also)
  const tail = groupTail(offering)
  return sentence(`There ${beOf(name)} also ${aThing(name)}${tail === null ? '' : `, ${tail}`}`)
}

/** Not where the name says it: 'a bushcraft day' needs no 'one day'. */
function lengthDeed(offering: Offering): string | null {
  const told = durationSentence(offering)
  return saysLength(offering.name) || isNamedLength(offering)
    ? null
    : (/^It ((?:takes|lasts|runs) .+)\.$/u.exec(told ?? '')?.[1] ?? null)
}

/** 'Half-day tour', 'owl half hour'. */
export function saysLength(name: string): boolean {
  return /\b(?:hour|day)\b/iu.test(name)
}

function priceDeed(price: Offering['price'], business: Business): string | null {
  return price === undefined ? null : `costs ${moneyOf(price, business.offer?.wording ?? '')}`
}

function timeDeeds({ days, season }: Offering, business: Business): string[] {
  const runs = runsOf(business)
  const told = daysSentence(days, runs) ?? seasonSentence(season, runs)
  const deed = /^It ((?:runs|is available) .+)\.$/u.exec(told ?? '')?.[1]
  return deed === undefined ? [] : [deed]
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
