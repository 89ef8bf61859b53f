import { capitalised } from '../grammar/phrases.ts'
import { askForTwo, clausesToTell } from './asks.ts'
import type { Desk } from './desk.ts'
import { lowerStart, offeredThing } from './hero.ts'
import { letterVoices } from './letter-voice.ts'
import { letter, shortLine } from './letter.ts'
import { inlineOffer, offerSentences, withoutInnerColon } from './offer-lines.ts'
import { soldThing } from './subject-words.ts'

/** The first letter: it arrived, what was asked about, and what is still worth saying. */
export function confirmationLetter(desk: Desk): string {
  const at = 'email[0].body'
  const { facts } = desk
  const voice = letterVoices[facts.tone]
  const thing = soldThing(desk)
  const received = shortLine(desk, at, 'received', voice.received)
  const offer = offerLine(desk, at)
  const list = factList(desk)
  const about =
    list === null && thing !== null ? desk.pick(at, [`${capitalised(thing)}: noted.`]) : null
  const clauses = clausesToTell(desk)
  const ask = desk.pick(at, askForTwo(desk, 'confirm ask', clauses))
  const opening = [received, about].filter((part) => part !== null).join(' ')
  const isListFirst = desk.choice.fraction('confirm order') < 0.5
  return letter(desk, {
    index: 0,
    subjects: confirmSubjects(desk),
    blocks: [opening, ...(isListFirst ? [list, offer] : [offer, list]), ask],
  })
}

function confirmSubjects(desk: Desk): (string | null)[] {
  const { facts } = desk
  const thing = offeredThing(desk)
  const bare = facts.product.service === null ? null : capitalised(facts.product.service.text)
  const booking = facts.isTradeNamed ? capitalised(facts.trade.booking.one) : null
  const price = facts.offer === null ? null : capitalised(inlineOffer(facts.offer.core))
  return [
    ...desk.shuffled('confirm subject', [
      thing === null ? null : `${thing}: noted`,
      bare === null ? null : `${bare}: details`,
      booking === null ? null : `${booking}: facts`,
      bare === null || price === null ? null : `${bare}: ${lowerStart(price)}`,
    ]),
    bare === null ? null : `${bare}: received`,
    `${facts.name}: your message`,
  ]
}

/** The offer under a short label of the tone; said even where the same words stand elsewhere. */
function offerLine(desk: Desk, at: string): string | null {
  const { offer, tone } = desk.facts
  if (offer === null) return null
  const text = capitalised(withoutInnerColon(inlineOffer(offer.full)))
  const labelled = desk
    .shuffled('letter offer', letterVoices[tone].offerHeads)
    .map((label) => `${label}:\n${text}.`)
  return desk.pick(at, labelled) ?? desk.pick(at, offerSentences(desk, 'confirm'))
}

function factList(desk: Desk): string | null {
  const thing = offeredThing(desk)
  const { details } = desk.facts.product
  const limits = details.filter(({ kind }) => kind === 'limit').map(({ text }) => text)
  const others = details.filter(({ kind }) => kind !== 'limit').map(({ text }) => text)
  const chosen = desk
    .shuffled('email facts', others)
    .filter((text) => desk.timesSaid(text) < 2 && text !== thing)
  const lines = [thing, ...chosen.slice(0, 3), ...limits.slice(0, 2)].filter(
    (line) => line !== null,
  )
  const [head = 'In brief:'] = desk.shuffled('list head', letterVoices[desk.facts.tone].factHeads)
  const lists = [lines, lines.slice(1), lines.toReversed(), lines.filter((_, index) => index !== 1)]
  return desk.pick(
    'email[0].body',
    lists
      .filter((list) => list.length >= 2)
      .map((list) => [head, ...list.map((line) => `- ${line}`)].join('\n')),
  )
}
