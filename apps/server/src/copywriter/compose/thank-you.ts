import type { GeneratedContent } from '@wildpath/contract'

import { inVoiceAll } from './confirmation-letter.ts'
import type { Desk } from './desk.ts'
import { letterVoices } from './letter-voice.ts'
import { lettersFor, moodOf } from './letters-for.ts'
import { strongSentences } from './say-back.ts'
import { saidOffers } from './said-offer.ts'

export type ThankYouCopy = GeneratedContent['thank_you_page']

/** The thank-you page: it arrived, what happens now, what to do meanwhile, and the offer as promised. */
export function composeThankYou(desk: Desk): ThankYouCopy {
  const { facts } = desk
  const letters = lettersFor(facts)
  const say = (lines: readonly string[]) => inVoiceAll(desk, lines)
  const steps: string[] = []
  const add = (candidates: readonly (string | null)[]) => {
    const text = desk.pick(`thanks.next_steps[${steps.length}]`, candidates, 220)
    if (text !== null) steps.push(text)
  }
  const next = say(desk.shuffled('next', letters.next))
  add(next)
  add(next.slice(1))
  add([...saidOffers(desk, 'thanks'), ...strongSentences(desk)])
  const prepare = desk.shuffled('prepare', facts.trade.prepare)
  while (steps.length < 2) {
    const before = steps.length
    add(prepare)
    if (steps.length === before)
      steps.push(steps.length === 0 ? 'Your message is read.' : 'An answer follows.')
  }
  return { headline: headline(desk), message: message(desk), next_steps: steps }
}

function headline(desk: Desk): string {
  const { facts } = desk
  const lines = lettersFor(facts).headline[moodOf(facts)]
  return (
    desk.pick('thanks.headline', inVoiceAll(desk, desk.shuffled('thanks headline', lines)), 90) ??
    'Thank you for your message'
  )
}

/** Received, in the trade's words where the letters have not said them, and what happens now. */
function message(desk: Desk): string {
  const { facts } = desk
  const { name } = facts
  const lines = lettersFor(facts).received[moodOf(facts)]
  const received = desk.pick(
    'thanks.message',
    inVoiceAll(desk, desk.shuffled('thanks received', lines)).filter(
      (line) => desk.timesSaid(line) === 0,
    ),
    400,
  )
  const [follows = 'An answer follows.'] = desk.shuffled(
    'follows',
    letterVoices[facts.tone].follows,
  )
  return received === null ? `${name} has your message. ${follows}` : `${received} ${follows}`
}
