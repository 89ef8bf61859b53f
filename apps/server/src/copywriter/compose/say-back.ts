import type { Detail } from '../brief/details.ts'
import { capitalised } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'
import { factSentence, thereIs } from './fact-sentences.ts'
import { isNameList, isStatus, isThing } from './fact-shapes.ts'
import { moodOf } from './letters-for.ts'
import { bookedThing, soldThing } from './subject-words.ts'

/** What was asked about, with its place and the owner's strongest facts, as somebody would say it back. */
export function saidBack(desk: Desk): string[] {
  const thing = soldThing(desk)
  if (thing === null) return strongSentences(desk).slice(0, 1)
  const { service } = desk.facts.product
  // The owner's own row of words is not repeated: then what is sold stands without its place.
  const shorter = [bookedThing(desk), service === null ? null : `the ${service.text}`]
  return [thing, ...shorter.filter((other) => other !== null)].flatMap((named) =>
    saidWith(desk, named),
  )
}

function saidWith(desk: Desk, thing: string): string[] {
  const [first, second] = strongThings(desk)
  const withBoth =
    first !== undefined && second !== undefined ? `with ${first} and ${second}` : null
  const withOne = first === undefined ? null : `with ${first}`
  const rest = strongSentences(desk).filter(
    (line) => !isSaidIn(line, `${thing} ${first} ${second}`),
  )
  const tails = / with /u.test(thing) ? [null] : [withBoth, withOne, null]
  const leads = desk.shuffled('said back', leadsOf(desk, thing))
  return tails.flatMap((tail) =>
    leads.flatMap((lead) => {
      const line = `${tail === null ? lead : `${lead}, ${tail}`}.`
      const more = rest.slice(0, tail === withBoth && tail !== null ? 1 : 2)
      return [...more.map((_, at) => [line, ...more.slice(0, more.length - at)].join(' ')), line]
    }),
  )
}

/** Several ways in, most of whose words are the owner's. */
function leadsOf({ facts }: Desk, thing: string): string[] {
  const { name, audiences } = facts
  const [people] = audiences.filter(({ text }) => text.length < 40).map(({ text }) => text)
  const { service } = facts.product
  const owned = service === null || service.number === 'one' ? [] : [`${name} offers ${thing}`]
  const forWhom =
    people === undefined || service === null || !thing.includes(service.text)
      ? []
      : [`${capitalised(thing)} ${service.number === 'many' ? 'are' : 'is'} for ${people}`]
  // A house or a person is asked about, not considered or fancied.
  const leads = service?.number === 'one' ? plainLeads : moodLeads[moodOf(facts)]
  return [...owned, ...forWhom, ...leads.map((lead) => `${lead} ${thing}`)]
}

const plainLeads = [
  'You asked about',
  'You wrote about',
  'Your message is about',
  'You mentioned',
  'Your message mentions',
  'Your question concerns',
] as const

const moodLeads = {
  calm: [
    'You asked about',
    'You wrote about',
    'Your message concerns',
    'You are considering',
    'You would like to hear more about',
    'Your enquiry is for',
  ],
  lively: [
    'You asked about',
    'You have your eye on',
    'You are curious about',
    'You fancy',
    'Your message mentions',
    'So you are thinking of',
  ],
} as const

const unfit = new Set(['limit', 'season', 'duration', 'choice'])

/** Two short things that may follow 'with'. */
function strongThings({ facts }: Desk): string[] {
  return facts.product.details
    .filter(
      ({ text, kind, form, inner }) =>
        form === 'noun' &&
        inner !== null &&
        !unfit.has(kind) &&
        text.length < 60 &&
        text.split(' ').length > 1 &&
        isThing(text) &&
        !isStatus.test(text) &&
        !isNameList(text) &&
        !/,|\d+ of us/u.test(text) &&
        !isOffered(facts.offer?.full ?? '', text),
    )
    .map(({ inner }) => inner ?? '')
    .filter((text, _, all) => !/ and /u.test(text) || all.length === 1)
    .slice(0, 2)
}

/** The strongest facts as whole sentences. */
export function strongSentences({ facts }: Desk): string[] {
  const { details } = facts.product
  const good = details.filter(
    (detail) =>
      !unfit.has(detail.kind) &&
      detail.form !== 'order' &&
      !leans(detail) &&
      !/^no /iu.test(detail.text) &&
      detail.text.length < 110 &&
      !isOffered(facts.offer?.full ?? '', detail.text),
  )
  return good
    .map((detail) => factSentence(detail, facts.voice) ?? thereIs(detail))
    .filter((line) => line !== null)
}

/** 'She was a chef' needs the sentence before it. */
function leans({ text }: Detail): boolean {
  return /^(?:she|he|they|it|both|the friends|for many years|before )\b/iu.test(text)
}

/** What the offer says already with the same figures is not said twice. */
function isOffered(offer: string, text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\d]{3,}|\d+/gu) ?? []
  const offered = new Set(offer.toLowerCase().match(/[\p{L}\d]{3,}|\d+/gu))
  return words.length > 0 && words.filter((word) => offered.has(word)).length / words.length > 0.6
}

function isSaidIn(line: string, text: string): boolean {
  const said = new Set(text.toLowerCase().match(/\p{L}{4,}/gu))
  const words = (line.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => word !== 'there')
  return words.filter((word) => said.has(word)).length >= words.length / 2
}
