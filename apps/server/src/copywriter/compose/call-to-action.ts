import { articleFor } from '../grammar/phrases.ts'
import { pageTones } from '../tones/page-tone.ts'
import type { Desk } from './desk.ts'

/** Button texts, best first: a verb and this owner's own thing; the trade's where that is too long. */
export function callsToAction(desk: Desk): string[] {
  const { facts } = desk
  const { service } = facts.product
  const tone = pageTones[facts.tone]
  const booking = facts.isTradeNamed ? facts.trade.booking.one : null
  const things = [service?.text ?? null, booking === null ? null : facts.trade.booking.many]
    .filter((text) => text !== null)
    .map((text, index) => (index === 0 && service?.number === 'one' ? `the ${text}` : text))
  const calls = desk.shuffled('calls', tone.calls).flatMap((call) =>
    (things.length === 0 ? [null] : things).flatMap((thing) => {
      const line = call({ thing: thing ?? 'it', booking: booking ?? '', name: facts.name })
      const isEmpty =
        (thing === null && / it$/u.test(line)) || (booking === null && / $/u.test(line))
      return isEmpty
        ? []
        : [line.replace(/\ba (?=[aeiou])/u, (article) => `${articleFor('a')}${article.slice(1)}`)]
    }),
  )
  const fits = calls.filter((line) => line.length <= 35)
  const own = fits.filter((line) => things[0] !== undefined && line.includes(things[0]))
  return [
    ...own,
    ...fits,
    ...desk.shuffled('cta', facts.trade.cta).filter((line) => !/\bour\b/u.test(line)),
  ]
}
