import type { GeneratedContent } from '@wildpath/contract'

import { letterVoices } from '../tones/index.ts'
import { aboutThing, freeThing, offerBehind } from './offer-lines.ts'
import type { Writer } from './writer.ts'

export type ThankYouCopy = GeneratedContent['thank_you_page']

/** The thank-you page: it arrived, what happens now, what to do meanwhile, and the offer as promised. */
export function composeThankYou(writer: Writer): ThankYouCopy {
  const { business, choice, say, pick } = writer
  const { name, voice, playbook, tone, phone } = business
  const [follows = 'An answer follows.'] = choice.shuffled('follows', letterVoices[tone].follows)
  const gift = freeThing(business)
  const about = gift === null ? aboutThing(business) : `your ${gift}`
  const [label = 'The offer:'] = choice.shuffled('offer', letterVoices[tone].offerLabels)
  const steps = [
    ...say('next', playbook.next)
      .slice(0, 2)
      .flatMap((line) => pick([line], 230) ?? []),
    ...(offerBehind(label, business) === null ? [] : [offerBehind(label, business) ?? '']),
    ...(phone === null ? [] : [`Something urgent? Call ${voice.object} on ${phone}.`]),
  ].filter((step) => step.length <= 300)
  while (steps.length < 2)
    steps.push(steps.length === 0 ? 'Your message is read.' : 'An answer follows.')
  const heads = choice.shuffled('thanks', [
    'Thank you, your message is here',
    'Thank you, your message has arrived',
    `Thank you for writing to ${voice.object}`,
    `${name} has your message`,
  ])
  const [received = ''] = choice.shuffled('received', [
    `${name} has your message.`,
    about === null ? `${name} has received it.` : `You asked ${name} about ${about}.`,
  ])
  return {
    headline: pick(heads, 90) ?? 'Thank you for your message',
    message: `${received} ${follows}`,
    next_steps: steps,
  }
}
