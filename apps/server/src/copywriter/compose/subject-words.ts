import { articleFor } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'

/** 'half-day rafting trips on the Nantahala River' or 'the bouldering gym in Leeds'; null when unknown. */
export function soldThing(desk: Desk): string | null {
  const { service, place } = desk.facts.product
  if (service === null) return bookedThing(desk)
  const whole =
    place === null || service.text.length + place.length > 72
      ? service.text
      : `${service.text} ${place}`
  const needsThe =
    service.number === 'one' ||
    /^(?:\d|two|three|four|five|six|seven|eight|nine|ten)\b/iu.test(whole)
  return needsThe ? `the ${whole}` : whole
}

/** 'a raft trip on the Nantahala River'; null where the trade is a guess. */
export function bookedThing({ facts: { trade, isTradeNamed, product } }: Desk): string | null {
  if (!isTradeNamed) return null
  const { one } = trade.booking
  const booking = /^first\b/u.test(one) ? `a ${one}` : `${articleFor(one)} ${one}`
  const { place } = product
  return place === null || place.length > 44 ? booking : `${booking} ${place}`
}
