import type { Desk } from './desk.ts'

/** 'half-day rafting trips on the Nantahala River' or 'the bouldering gym in Leeds'; null when unknown. */
export function soldThing({ facts }: Desk): string | null {
  const { service, place } = facts.product
  if (service === null)
    return facts.isTradeNamed ? bookedThing(facts.trade.booking.one, place) : null
  const whole =
    place === null || service.text.length + place.length > 72
      ? service.text
      : `${service.text} ${place}`
  const needsThe =
    service.number === 'one' ||
    /^(?:\d|two|three|four|five|six|seven|eight|nine|ten)\b/iu.test(whole)
  return needsThe ? `the ${whole}` : whole
}

/** 'your raft trip on the Nantahala River'. */
export function yourBooking({ facts }: Desk): string | null {
  return facts.isTradeNamed ? bookedThing(facts.trade.booking.one, facts.product.place) : null
}

/** 'your raft trip', without the place. */
export function bareBooking({ facts }: Desk): string | null {
  return facts.isTradeNamed ? `your ${facts.trade.booking.one}` : null
}

function bookedThing(booking: string, place: string | null): string {
  return place === null || place.length > 44 ? `your ${booking}` : `your ${booking} ${place}`
}
