import { capitalised } from '../grammar/phrases.ts'
import { leansBack } from './fact-shapes.ts'
import type { Desk } from './desk.ts'
import { wordingOf } from './fact-wording.ts'
import { crowdOf, isSaidIn } from './ad-sentences.ts'
import { composeGoal } from './goal.ts'
import { isPerson } from './offering.ts'
import { lettersFor } from './letters-for.ts'
import { isStatus, isThing } from './fact-shapes.ts'
import { invitation, isLong, offeredThing } from './sold-thing.ts'

const describing =
  /^(?:guided|private|half-day|full-day|multi-day|(?:\d+|two|three|four|five|six|seven)-(?:day|hour)|small-group|tailor-made|family-run|second-hand|working|general|self-catering|outdoor|ultralight|sunrise|small|six timber|in-depth|personal) /iu

/** What is sold, shorter and shorter: 'guided sea kayak tours', 'sea kayak tours'. */
function shortNames(service: string): string[] {
  const names = [service]
  let rest = service
  while (describing.test(rest)) {
    rest = rest.replace(describing, '')
    names.push(rest)
  }
  const [first = rest] = rest.split(/, | and | or | by | on | in /u)
  if (first !== rest && first.split(' ').length > 1) names.push(first)
  return names.filter((name) => name.length > 3)
}

function isOutside(desk: Desk): boolean {
  return (
    lettersFor(desk.facts).span !== null && /booking|lessons|stay/u.test(composeGoal(desk.facts))
  )
}

/** Headlines that say what is sold: with its strongest fact, and with its place. */
export function adHeads(desk: Desk): { heads: string[]; strong: string[] } {
  const { facts } = desk
  const { service, place, details } = facts.product
  const isMisleading = /multi-day/iu.test(facts.trade.topic) && !isLong(facts.product)
  const topic = facts.isTradeNamed && !isMisleading ? facts.trade.topic : null
  const names = service === null ? [] : shortNames(service.text)
  const things = [...names, ...(topic === null ? [] : [topic])].map((name) => capitalised(name))
  const heads = [
    offeredThing(desk),
    ...things.flatMap((thing) => (place === null ? [] : [`${thing} ${place}`])),
    invitation(desk),
    ...(service !== null && /gym|lodge|hotel|cottage|park|salon|osteria|bakery/u.test(service.text)
      ? [`${facts.name}, ${names.at(-1)}`]
      : []),
    ...things.filter((thing) => thing.split(' ').length > 1),
    facts.isTradeNamed &&
    service !== null &&
    facts.trade.signs.test(service.text) &&
    service.text.endsWith(facts.trade.booking.many.split(' ').at(-1) ?? '-') &&
    facts.trade.booking.many.includes(' ')
      ? capitalised(facts.trade.booking.many)
      : null,
    ...(isOutside(desk) && composeGoal(facts) !== 'stay'
      ? things.map((thing) => `${thing} with ${facts.name}`)
      : []),
  ]
  const strong = details
    .filter(
      (detail) =>
        detail.kind !== 'limit' &&
        detail.kind !== 'season' &&
        detail.form === 'noun' &&
        detail.inner !== null &&
        !leansBack(detail),
    )
    .flatMap((detail) => {
      const { line } = wordingOf(desk, detail)
      const [plain = line] = line.split(/, (?:so|which|and|with) /u)
      const inner = detail.inner ?? detail.text
      const crowd = crowdOf(plain)
      if (crowd !== null) return things.map((thing) => `${thing}, ${crowd}`)
      if (isStatus.test(detail.text) && /(?:included|provided)$/u.test(detail.text))
        return things.map((thing) => `${thing}, ${inner}`)
      if (
        /[:;(]/u.test(detail.text) ||
        !isThing(detail.text) ||
        isStatus.test(detail.text) ||
        /^\d/u.test(detail.text)
      )
        return []
      const withArticle = /^an? /iu.test(plain)
        ? plain.charAt(0).toLowerCase() + plain.slice(1)
        : inner
      if (isPerson.test(service?.text ?? '')) return []
      const own = isOutside(desk) ? things : things.slice(0, names.length)
      return own
        .filter((thing) => !/ with /u.test(thing) && !isSaidIn(thing, detail.text))
        .map((thing) => `${thing} with ${withArticle}`)
    })
  const unique = (list: readonly (string | null)[]) =>
    [...new Set(list.filter((text) => text !== null))].filter((text) => text.length > 7)
  return { heads: unique(heads), strong: unique(strong) }
}
