import type { GeneratedContent } from '@wildpath/contract'

import { joinList, sentence } from '../grammar/phrases.ts'
import { thingsToBring } from './bring.ts'
import { choiceOfThings, timesToChoose } from './choices.ts'
import { toneLine } from './letter.ts'
import { freeThing } from './offer-lines.ts'
import { aboutThing } from './thing-phrases.ts'
import type { Writer } from './writer.ts'

export type ThankYouCopy = GeneratedContent['thank_you_page']

/** Writes the thank-you page without repeating the offer, because the visitor has already inquired. */
export function composeThankYou(writer: Writer): ThankYouCopy {
  const { business, say, pick } = writer
  const { name, voice, playbook, phone } = business
  const gift = freeThing(business)
  const about = gift === null ? aboutThing(business) : `your ${gift}`
  // Where the facts say what it is, advice for any job would speak past it.
  const isKnown = business.offerings.length > 0 && !business.isTradeNamed
  const lines = isKnown
    ? plainNext[business.visitorGoal === 'appointment' ? 'quote' : business.goal]
    : playbook.next
  const advice = say('next', lines).flatMap((line) => pick([line], 230) ?? [])
  const own = ownSteps(writer)
  const steps = [
    ...own,
    ...advice.slice(0, Math.max(business.isTradeNamed ? 1 : 0, 2 - own.length)),
    ...(phone === null ? [] : [`Is it urgent? Call ${voice.object} on ${phone}.`]),
  ].filter((step) => step.length <= 300)
  while (steps.length < 2)
    steps.push(
      steps.length === 0
        ? 'Your message is read.'
        : 'Look into your spam folder if no answer arrives.',
    )
  return {
    headline: about === null ? toneLine(writer, 'thanks') : thanksFor(writer, about),
    message: `${name} has your message. ${toneLine(writer, 'follows')}`,
    next_steps: steps.slice(0, 4),
  }
}

function thanksFor({ choice }: Writer, about: string): string {
  const [line = ''] = choice.shuffled('thanks for', [
    `Thank you for asking about ${about}`,
    `Your question about ${about} has arrived`,
    `Thanks for your message about ${about}`,
  ])
  return line
}

/** What this business leaves to choose, and what its owner asks to bring. */
function ownSteps(writer: Writer): string[] {
  const { business } = writer
  const things = choiceOfThings(business, 80)
  const times = timesToChoose(business)
  const bring =
    (business.offerings[0]?.bring ?? []).length > 0 ? thingsToBring(writer).slice(0, 4) : []
  return [
    ...(things === null || business.goal === 'purchase'
      ? []
      : [`Think about which you would like: ${things.charAt(0).toLowerCase()}${things.slice(1)}.`]),
    ...(times === null ? [] : [`See which time suits everybody, ${times}.`]),
    ...(bring.length > 1 ? [sentence(`put aside what you bring: ${joinList(bring)}`)] : []),
  ]
}

/** What anybody can do in the meantime. */
const plainNext: Record<Writer['business']['goal'], readonly string[]> = {
  booking: [
    'Ask the others which days suit them.',
    'Think of a second day, in case the first is taken.',
  ],
  stay: [
    'Look for a few nights that would suit you.',
    'Ask whoever comes along what they wish for.',
  ],
  rental: ['Note the days on which you need it.', 'Write down for whom it is.'],
  lessons: ['Think of a few days that suit you.', 'Write down what you would like to learn first.'],
  quote: [
    'Note a few days on which somebody can open the door.',
    'Write down what should be done, with a photo if it helps.',
  ],
  visit: ['Ask the others which day suits them.', 'Think of a second day that would do.'],
  purchase: [
    'Write down what you would like, and how many.',
    'Choose the day that suits you best.',
  ],
  enquiry: [
    'Write down the questions that come to mind until then.',
    'Decide which point matters most to you.',
  ],
}
