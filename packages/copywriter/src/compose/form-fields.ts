import type { Business } from '../business/business.ts'
import type { VisitorGoal } from '../content/playbook.ts'
import { capitalised, joinList } from '../grammar/phrases.ts'
import { choiceOfThings, languagesToChoose, timesToChoose } from './choices.ts'
import { freeThing } from './offer-lines.ts'
import type { Writer } from './writer.ts'

const isDate = /\b(?:dates?|day|days|when|week|times?|arrival)\b/iu
const isCount = /\b(?:number of|size|guests|drivers|adults)\b/iu

/** What a first answer needs for each goal; the trade's own labels come first where they fit. */
const needs: Record<VisitorGoal, readonly string[]> = {
  booking: ['Preferred date', 'Number of people'],
  appointment: ['What do you need?', 'Preferred days'],
  stay: ['Arrival date', 'Number of nights', 'Number of guests'],
  rental: ['What would you like to rent?', 'Pick-up date', 'Return date'],
  lessons: ['Your level so far', 'Preferred date'],
  quote: ['What do you need?', 'When is it needed?'],
  visit: ['When would you like to come?'],
  purchase: ['What would you like to order?'],
  programme: ['What would you like to be different?', 'When would you like to start?'],
  counsel: ['What is it about, in one line?', 'Is there a deadline?'],
  enquiry: ['What would you like to know?'],
}

/** What is needed to give what the offer gives away. */
const askedByOffer: readonly (readonly [RegExp, readonly string[]])[] = [
  [/valuation/u, ['Address of the property', 'Phone number']],
  [/call|consultation/u, ['Phone number', 'Good times for a call']],
  [/audit/u, ['Address of your website']],
  [/quote|estimate|survey/u, ['What is it about, and where?']],
]

/** Name, email and at most three questions: what this owner needs to answer well, and no more. */
export function composeFields(writer: Writer): string[] {
  const { tone, trade, isTradeNamed, visitorGoal } = writer.business
  const isFormal = tone === 'professional' || tone === 'luxury'
  const contact = isFormal ? ['Full name', 'Email address'] : ['Your name', 'Email']
  const gift = freeThing(writer.business) ?? ''
  const byOffer = askedByOffer.find(([sign]) => sign.test(gift))?.[1]
  const questions =
    byOffer ??
    factQuestions(writer.business) ??
    ownQuestion(writer, visitorGoal) ??
    chosen(visitorGoal, isTradeNamed ? trade.fields : [])
  const room = questions.slice(0, 3)
  const isOpen = byOffer === undefined && writer.business.offerings.length === 0
  const extra = room.length < 3 && isOpen ? extraQuestion(writer, room) : null
  return [...contact, ...room, ...(extra === null ? [] : [extra])]
}

/** In characters. */
const longestField = 45

/** What the facts leave open, most telling first; null where nobody knows what is sold or what the goal asks is enough. */
function factQuestions(business: Business): string[] | null {
  const { goal, offerings } = business
  const [main] = offerings
  if (main === undefined) return null
  const choice = choiceOfThings(business, longestField - 1)
  const which = choice === null ? null : `${choice}?`
  const open = [which, ...whenAndHowMany(business)]
  const questions = open.filter((text) => text !== null).slice(0, 3)
  if (goal === 'purchase')
    return ['What would you like, and how many?', 'Day of collection or delivery']
  if (goal === 'enquiry') {
    return business.offerings.length > 1
      ? [which ?? 'What would you like?', 'Preferred date']
      : null
  }
  return questions.length === 0 ? null : questions
}

function whenAndHowMany(business: Business): (string | null)[] {
  const { goal, visitorGoal, said, offerings, audiences } = business
  const [main] = offerings
  const times = timesToChoose(business)
  const day = times === null ? 'Preferred date' : `Day you would like, ${times}`
  const languages = languagesToChoose(business)
  const language = languages === null ? null : `Language: ${languages}`
  const isForTwo = /\bfor (?:two|2)\b/iu.test(main?.name ?? '')
  if (goal === 'stay')
    return ['Arrival date', 'Number of nights', isForTwo ? null : 'Number of guests']
  if (goal === 'rental') return ['Pick-up date', 'Return date']
  if (goal === 'visit') return [day, 'Number of people']
  if (goal === 'quote' || visitorGoal === 'appointment') {
    const isThere =
      /\b(?:homes?|houses?|gardens?|chimneys?|roofs?|on site|call-?outs?|driveway)\b/iu.test(said)
    const isJob = goal === 'quote' || isThere
    return isJob
      ? [isThere ? 'Your address' : 'Where is it?', 'Preferred day', 'What should be done?']
      : ['Preferred day', 'What is it about?']
  }
  const people = [main?.requirements ?? '', ...audiences]
    .join('. ')
    .replaceAll(/[\d –-]+(?:to \d+ )?kg/gu, ' ')
  const hasChildren =
    /\b(?:child\w*|kids?|famil\w+|teenagers?|from (?:age )?\d+(?: years)?)\b/iu.test(people)
  return [
    day,
    hasChildren ? 'How many are coming, and ages of children' : 'Number of people',
    bodyQuestion(main?.requirements),
    levelQuestion(business),
    language,
  ]
}

/** 'Is everybody between 30 and 95 kg?' asks less than a figure. */
function bodyQuestion(requirements = ''): string | null {
  const range = /(\d+)(?: ?kg)? ?(?:to|–|-|and) ?(\d+) ?kg/iu.exec(requirements)
  if (range !== null) return `Is everybody between ${range[1]} and ${range[2]} kg?`
  const most = /(?:up to|max(?:imum)?\.?|under|below|limit(?: of)?) ?(\d+ ?kg)/iu.exec(
    requirements,
  )?.[1]
  return most === undefined ? null : `Is everybody under ${most}?`
}

/** Only where levels matter: to a beginner's course nobody brings one. */
function levelQuestion({ offerings, goal }: Business): string | null {
  const told = offerings.map(
    ({ requirements, difficulty }) => `${requirements ?? ''} ${difficulty ?? ''}`,
  )
  const isAsked =
    /\b(?:experience\w*|able to|level|intermediate|advanced|some|gym|licen[cs]e|certified)\b/iu
  return told.some((text) => isAsked.test(text)) && (goal === 'lessons' || goal === 'booking')
    ? 'Your experience so far'
    : null
}

/** The trade's labels where they ask what the goal needs; else the goal's. */
function chosen(goal: VisitorGoal, fields: readonly string[]): readonly string[] {
  const hasDate = fields.some((label) => isDate.test(label))
  const hasCount = fields.some((label) => isCount.test(label))
  if (goal === 'booking') return hasDate && (hasCount || fields.length > 1) ? fields : needs.booking
  if (goal === 'lessons') return hasDate ? fields : needs.lessons
  if (goal === 'quote' && fields.length === 0) return needs.quote
  if (goal === 'stay' || goal === 'rental') return needs[goal]
  return fields.length > 0 ? fields : needs[goal]
}

const things: readonly (readonly [RegExp, string])[] = [
  [/\bcampervans?|\bmotorhomes?/iu, 'Which van?'],
  [/\be-?bikes?|\bbikes?/iu, 'Which bikes, and for whom?'],
  [/\bkayaks?|\bcanoes?|\bSUPs?\b/iu, 'Which boats?'],
  [/\btents?/iu, 'Which tent or pack?'],
  [/\bskis?\b|\bsnowboards?/iu, 'Skis or board, and which size?'],
]

/** Rental asks for the owner's own things; a wide choice of dates or sizes is asked in their words. */
function ownQuestion({ business }: Writer, goal: VisitorGoal): readonly string[] | null {
  if (goal === 'rental') {
    const item = things.find(([sign]) => sign.test(business.said))?.[1]
    const isHourly = /\b\d+(?:[.,]\d+)?[- ]?h(?:ours?)?\b|\/ ?h\b|\ban hour\b/iu.test(
      business.offer?.wording ?? '',
    )
    const when = isHourly
      ? ['Preferred date', 'For how many hours?']
      : ['Pick-up date', 'Return date']
    return item === undefined ? null : [item, ...when]
  }
  if (goal === 'stay' && /\bcamping|\bpitch/iu.test(business.trade.key)) {
    return ['Arrival date', 'Number of nights', 'Tent, van or caravan?']
  }
  return null
}

/** One thing more that follows from what this owner offers. */
function extraQuestion({ business }: Writer, asked: readonly string[]): string | null {
  const options = lengthsToChoose(business.offer?.wording ?? '')
  if (options !== null) return options
  const { said } = business
  const fitting = extras.find(([sign, label]) => sign.test(said) && !asked.includes(label))
  return fitting?.[1] ?? null
}

const extras: readonly (readonly [RegExp, string])[] = [
  [/\bpick-?up (?:from|at|in)\b|\bhotel pick-?up\b/iu, 'Where should you be picked up?'],
  [/\be-?bikes?\b/iu, 'E-bike or ordinary bike?'],
  [/\b(?:kids|children|ages?) from \d|\bmin(?:imum)? age\b|\bfrom age \d/iu, 'Age of the youngest'],
  [/\bdogs? (?:ok|welcome|allowed)\b/iu, 'Is a dog coming along?'],
  [/\b(?:full|half) board\b|\bdinners?\b|\blunch\b|\ball meals\b/iu, 'Anything you do not eat?'],
]

/** '4, 6 or 8 hours?' where the offer has a price for each. */
function lengthsToChoose(offer: string): string | null {
  const found = [...offer.matchAll(/\b(\d+(?:[.,]\d+)?|half|full)[- ](hour|day|week|night)s?\b/giu)]
  const units = new Set(found.map(([, , unit = '']) => unit.toLowerCase()))
  const counts = [...new Set(found.map(([, count = '']) => count.toLowerCase()))]
  const [unit] = units
  if (unit === undefined || units.size > 1 || counts.length < 2 || counts.length > 4) return null
  if (!/[$£€]|\b(?:chf|isk|nok|sek|dkk|eur|usd|kr)\b/iu.test(offer)) return null
  const isPlural = counts.every((count) => /\d/u.test(count))
  return `${capitalised(joinList(counts, 'or'))} ${unit}${isPlural ? 's' : ''}?`
}
