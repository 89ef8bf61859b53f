import type { GeneratedContent } from '@wildpath/contract'

import type { Desk } from './desk.ts'
import { letterVoices } from './letter-voice.ts'
import { offersInLine, voiced } from './letters.ts'
import { lettersFor, moodOf } from './letters-for.ts'

export type ThankYouCopy = GeneratedContent['thank_you_page']

/** The thank-you page: it arrived, what happens now, what to do meanwhile, and the offer as promised. */
export function composeThankYou(desk: Desk): ThankYouCopy {
  const { facts } = desk
  const letters = lettersFor(facts)
  const say = voiced(desk)
  const steps: string[] = []
  const add = (candidates: readonly string[]) => {
    const text = desk.pick(`thanks.next_steps[${steps.length}]`, candidates, 230)
    if (text !== null) steps.push(text)
  }
  const next = say(desk.shuffled('next', letters.next))
  add(next)
  add(next.slice(1))
  add(offerSteps(desk))
  while (steps.length < 2)
    steps.push(steps.length === 0 ? 'Your message is read.' : 'An answer follows.')
  return { headline: headline(desk), message: message(desk), next_steps: steps }
}

function offerSteps({ facts: { offer, tone }, shuffled }: Desk): string[] {
  if (offer === null || offer.isQuoted) return []
  const [label = 'The offer:'] = shuffled('thanks offer', letterVoices[tone].offerLabels)
  return offersInLine(offer).map((text) => `${label} ${text}.`)
}

function headline(desk: Desk): string {
  const lines = lettersFor(desk.facts).headline[moodOf(desk.facts)]
  return (
    desk.pick('thanks.headline', voiced(desk)(desk.shuffled('thanks headline', lines)), 90) ??
    'Thank you for your message'
  )
}

/** Received, in the trade's words where the letters have not said them, and what happens now. */
function message(desk: Desk): string {
  const { facts } = desk
  const lines = lettersFor(facts).received[moodOf(facts)]
  const unsaid = voiced(desk)(desk.shuffled('thanks received', lines)).filter(
    (line) => desk.timesSaid(line) === 0,
  )
  const received = desk.pick('thanks.message', unsaid, 400)
  const [follows = 'An answer follows.'] = desk.shuffled(
    'follows',
    letterVoices[facts.tone].follows,
  )
  return received === null ? `${facts.name} has your message. ${follows}` : `${received} ${follows}`
}
