import { capitalised } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'
import { letter } from './letter.ts'
import { inVoice, lettersFor, moodOf } from './letters-for.ts'
import { saidBack } from './say-back.ts'
import { saidOffers } from './said-offer.ts'

/** The first letter: it arrived, what was asked about and what it costs, and what a good answer needs. */
export function confirmationLetter(desk: Desk): string {
  const at = 'email[0].body'
  const { facts } = desk
  const letters = lettersFor(facts)
  const say = (lines: readonly string[]) => inVoiceAll(desk, lines)
  const received = desk.pick(at, say(desk.shuffled('received', letters.received[moodOf(facts)])))
  const back = desk.pick(at, saidBack(desk))
  const offer = desk.pick(at, saidOffers(desk, 'confirm'))
  const ask = desk.pick(at, say(desk.shuffled('ask', letters.ask)))
  const isTogether = back !== null && offer !== null && back.length + offer.length < 230
  const facing = isTogether ? [`${back} ${offer}`] : [back, offer]
  return letter(desk, {
    index: 0,
    subjects: subjects(desk),
    blocks: [received, ...facing, ask],
    more: say(desk.shuffled('ask', letters.ask).slice(1)),
  })
}

/** Lines of the trade in the owner's voice. */
export function inVoiceAll({ facts }: Desk, lines: readonly string[]): string[] {
  return lines.map((line) => inVoice(line, facts.voice))
}

function subjects(desk: Desk): (string | null)[] {
  const { product, name, trade, isTradeNamed } = desk.facts
  const service = product.service === null ? null : capitalised(product.service.text)
  const booking = isTradeNamed ? trade.booking.one : null
  return [
    ...desk.shuffled('confirm subject', [
      booking === null ? null : `Your ${booking} with ${name}`,
      booking === null ? null : `About your ${booking}`,
      service === null ? null : `${service}: your question`,
      service === null ? null : `${service}, and your message`,
    ]),
    `${name}: your message`,
  ]
}
