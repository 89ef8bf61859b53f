import type { PageGoal } from '@wildpath/page/compose'

import { pageTones } from '../tones/index.ts'
import type { Desk } from './desk.ts'
import { composeGoal } from './goal.ts'
import { aboutThing, shortThings } from './thing.ts'

const longestCall = 35

/** What a button says where the thing has no short name. */
const plainCalls: Record<PageGoal, readonly string[]> = {
  booking: ['Ask for a date', 'Check my date', 'Ask about dates', 'Suggest a date'],
  stay: ['Ask about my nights', 'Ask for my dates', 'Check my nights'],
  rental: ['Ask about my dates', 'Ask to reserve', 'Ask what suits me'],
  lessons: ['Ask about lessons', 'Ask for a time', 'Find my level'],
  quote: ['Ask for my quote', 'Get my price', 'Ask what it would cost'],
  visit: ['Plan my visit', 'Say when I come', 'Ask before I come'],
  purchase: ['Ask about an order', 'Ask to order', 'Ask before I order'],
  enquiry: ['Ask my question', 'Ask before I decide', 'Start with a question'],
}

/** Button texts, best first: a verb and this owner's own thing; the goal's where that does not fit. */
export function callsToAction(desk: Desk): string[] {
  const { facts } = desk
  const goal = composeGoal(facts)
  const trade = facts.isTradeNamed
    ? desk.shuffled('cta', facts.trade.cta).filter((line) => !/\bour\b/u.test(line))
    : []
  return [...ownCalls(desk), ...trade, ...desk.shuffled('plain calls', plainCalls[goal])]
}

function ownCalls(desk: Desk): string[] {
  const { facts } = desk
  const { trade, name, tone } = facts
  const about = aboutThing(facts)
  if (about === null) return []
  const isDated = facts.isTradeNamed && /^(?:booking|stay|lessons|visit)$/u.test(composeGoal(facts))
  const shorter = about.startsWith('the ')
    ? []
    : shortThings(facts).map((text) =>
        /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text,
      )
  return [about, ...shorter]
    .flatMap((thing) =>
      desk
        .shuffled('calls', pageTones[tone].calls)
        .map((call) => call({ thing, booking: isDated ? trade.booking.one : '', name })),
    )
    .filter(
      (line) =>
        line.length <= longestCall &&
        !line.endsWith(' ') &&
        (isDated || !/^(?:Dates|Let's)/u.test(line)),
    )
}

/** What an ad asks of its reader, in three words at most. */
export const adSteps: Record<PageGoal, readonly string[]> = {
  booking: [
    'Send your dates.',
    'Ask about dates.',
    'Name your day.',
    'Suggest a day.',
    'Pick a day.',
  ],
  stay: ['Pick your nights.', 'Send your dates.', 'Ask about nights.'],
  rental: ['Send your dates.', 'Ask to reserve.', 'Say which days.'],
  lessons: ['Ask about times.', 'Find a time.', 'Suggest a time.'],
  quote: ['Ask the price.', 'Describe the job.', 'Ask for quotes.'],
  visit: ['Come and see.', 'Plan a visit.', 'Come and try.'],
  purchase: ['Ask to order.', 'Have a look.', 'Ask first.'],
  enquiry: ['Write and ask.', 'Ask away.', 'Just ask.'],
}
