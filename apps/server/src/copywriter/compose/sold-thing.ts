import { capitalised } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'

/** The service with its place: 'Half-day rafting trips on the Nantahala River'. */
export function offeredThing(desk: Desk): string | null {
  const { service, place } = desk.facts.product
  if (service === null) return null
  return capitalised(place === null ? service.text : `${service.text} ${place}`)
}

/** An invitation with the place: 'Go rafting on the Nantahala River'. */
export function invitation(desk: Desk): string | null {
  const { product, trade, isTradeNamed } = desk.facts
  const isNamed =
    product.service === null ? isTradeNamed : isTradeNamed && trade.signs.test(product.service.text)
  const said = product.service?.text ?? ''
  // What is indoors, or takes hours, is not what the trade's own words would promise.
  const isOther = /\bindoor|\bgym\b/iu.test(said)
    ? /\breal\b/u.test(trade.go)
    : /for days/u.test(trade.go) && !isLong(product)
  return product.place === null || !isNamed || isOther ? null : `${trade.go} ${product.place}`
}

/** Whether the owner speaks of more than a day. */
export function isLong({ service, details }: Desk['facts']['product']): boolean {
  const said = [service?.text ?? '', ...details.map(({ text }) => text)].join(' ')
  return /multi-?day|nights?|\d[- ]days?|days|weeks?/iu.test(said)
}
