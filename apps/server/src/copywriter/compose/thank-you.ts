import type { GeneratedContent } from '@wildpath/contract'

import { capitalised } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'
import { inlineOffer, withoutInnerColon } from './offer-lines.ts'

export type ThankYouCopy = GeneratedContent['thank_you_page']

/** The thank-you page: it arrived, what happens now, what to do meanwhile, and the offer as promised. */
export function composeThankYou(desk: Desk): ThankYouCopy {
  const { tone, facts } = desk
  const steps: string[] = []
  const add = (candidates: readonly (string | null)[]) => {
    const text = desk.pick(`thanks.next_steps[${steps.length}]`, candidates, 300)
    if (text !== null) steps.push(text)
  }
  const headline = desk.pick(
    'thanks.headline',
    desk.lines('thanks headline', tone.thankYouHeadlines),
    100,
  )
  const message = desk.pick(
    'thanks.message',
    desk.lines('thanks message', tone.thankYouMessages),
    600,
  )
  const prepare = desk.shuffled('prepare', facts.trade.prepare)
  if (desk.choice.fraction('our step') < 0.3) add(desk.lines('our step', tone.ourSteps))
  add(prepare)
  add(prepare.slice(1))
  add(keptOffers(desk))
  if (steps.length < 2) add(prepare.slice(2))
  while (steps.length < 2)
    steps.push(steps.length === 0 ? 'Your message is read.' : 'You receive an email.')
  return {
    headline: headline ?? 'Thank you for your message',
    message: message ?? 'Your message has arrived and will be answered by email.',
    next_steps: steps,
  }
}

const reminders: Record<string, readonly string[]> = {
  professional: ['For your records', 'The offer you enquired about', 'Terms on file'],
  friendly: ['And the offer still stands', 'What you asked about', 'For the fridge door'],
  luxury: ['As described', 'For your plans', 'What was offered'],
  fun: ['Scribble this down', 'What you were after', 'Pin this up'],
  bold: ['What you asked for', 'Hold us to it', 'On record'],
  caring: ['So you have it in writing', 'What you asked about', 'To keep in mind'],
}

function keptOffers(desk: Desk): string[] {
  const { offer, tone, voice } = desk.facts
  if (offer === null) return []
  const labels = desk.shuffled('kept offer', reminders[tone] ?? [])
  return labels.map(
    (label) =>
      `${capitalised(label.replace('us', voice.object))}: ${withoutInnerColon(inlineOffer(offer.full))}.`,
  )
}
