import { composeGoal } from './goal.ts'
import { pageTones } from '../tones/index.ts'
import type { Desk } from './desk.ts'

const longestCall = 35

/** Button texts, best first: a verb and this owner's own thing; the trade's where that does not fit. */
export function callsToAction(desk: Desk): string[] {
  const { facts } = desk
  const trade = desk.shuffled('cta', facts.trade.cta).filter((line) => !/\bour\b/u.test(line))
  const own = ownCalls(desk).filter((line) => line.length <= longestCall)
  return [...own, ...trade]
}

function ownCalls(desk: Desk): string[] {
  const { product, trade, name, tone } = desk.facts
  const service = product.service
  if (service === null) return []
  const thing = service.number === 'one' ? `the ${service.text}` : service.text
  const isDated = /^(?:booking|stay|lessons|visit)$/u.test(composeGoal(desk.facts))
  return desk
    .shuffled('calls', pageTones[tone].calls)
    .map((call) => call({ thing, booking: isDated ? trade.booking.one : '', name }))
    .filter((line) => !line.endsWith(' ') && (isDated || !/^(?:Dates|Let's)/u.test(line)))
}
