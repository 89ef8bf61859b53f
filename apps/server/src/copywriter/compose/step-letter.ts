import { capitalised, sentence } from '../grammar/phrases.ts'
import { askForOne, clausesToTell } from './asks.ts'
import { dealTips, told } from './deal.ts'
import type { Desk } from './desk.ts'
import { offeredThing } from './hero.ts'
import { letterVoices } from './letter-voice.ts'
import { letter, shortLine } from './letter.ts'
import { inlineOffer, offerSentences } from './offer-lines.ts'
import { isProvided } from './situation.ts'

/** The last letter: what stands, one thing to do, and a way out. */
export function stepLetter(desk: Desk): string {
  const at = 'email[2].body'
  const voice = letterVoices[desk.facts.tone]
  const clauses = clausesToTell(desk)
  const recap = desk.pick(at, recaps(desk)) ?? desk.pick(at, offerSentences(desk, 'step'))
  const step = desk.pick(at, askForOne(desk, clauses.length > 3 ? clauses.slice(2) : clauses))
  const doubt = desk.pick(at, doubts(desk))
  const end = shortLine(desk, at, 'step end', voice.ends)
  const asking = [step, end].filter((part) => part !== null).join(' ')
  const isDoubtFirst = desk.choice.fraction('doubt first') < 0.5
  return letter(desk, {
    index: 2,
    subjects: stepSubjects(desk),
    blocks: isDoubtFirst ? [doubt, recap, asking] : [recap, doubt, asking],
  })
}

/** The offer and the strongest facts once more, as a list under what they belong to. */
function recaps(desk: Desk): string[] {
  const { offer, product } = desk.facts
  const text = offer === null ? null : capitalised(inlineOffer(offer.full))
  const strong = product.details
    .filter(({ kind, text: fact }) => kind !== 'limit' && !isInOffer(desk, fact))
    .map(({ text: fact }) => fact)
  const { service } = product
  const heads = [
    offeredThing(desk),
    service === null ? null : capitalised(service.text),
    desk.facts.name,
  ]
  return heads
    .filter((head) => head !== null)
    .flatMap((head) =>
      [2, 1, 0].map((count) =>
        listUnder(
          head,
          [text, ...strong.slice(0, count)].filter((line) => line !== null),
        ),
      ),
    )
    .filter((lines) => lines !== null)
}

function listUnder(head: string, lines: readonly string[]): string | null {
  const [only] = lines
  if (only === undefined) return null
  return lines.length === 1
    ? `${head}:\n${sentence(only)}`
    : [`${head}:`, ...lines.map((line) => `- ${line}`)].join('\n')
}

/** One more reason to think it through; a common doubt where no advice is left. */
function doubts(desk: Desk): string[] {
  const worries = desk
    .shuffled('email worry', desk.facts.trade.worries)
    .map(({ ask, answer }) => `${ask} ${answer}`)
    .filter((text) => !isProvided(desk.facts, text))
  const lines = told(desk, dealTips(desk, 'step')).flat()
  return lines.length > 0 ? lines : worries
}

function stepSubjects(desk: Desk): (string | null)[] {
  const { facts } = desk
  const { service, place } = facts.product
  const booking = facts.isTradeNamed ? facts.trade.booking.one : null
  const bare = service === null ? null : capitalised(service.text)
  const offer = facts.offer === null ? null : capitalised(inlineOffer(facts.offer.core))
  return [
    ...desk.shuffled('step subject', [
      offer,
      booking === null || place === null ? null : `${capitalised(booking)} ${place}?`,
      bare === null ? null : `${bare}: a question`,
      booking === null ? null : `${capitalised(booking)}: when?`,
    ]),
    bare,
    `${facts.name} asks`,
  ]
}

/** 'At most 6 people' beside a price 'for up to 6 people' says it twice. */
function isInOffer(desk: Desk, text: string): boolean {
  const figures: readonly string[] = text.match(/\d+/gu) ?? []
  const offered: readonly string[] = desk.facts.offer?.full.match(/\d+/gu) ?? []
  return figures.length > 0 && figures.every((figure) => offered.includes(figure))
}
