import type { Price } from '@wildpath/contract'

import { findPrices } from './money.ts'
import { splitClauses, splitSentences } from './split-text.ts'

/** A price for some people, some days or something beside the thing itself: it contradicts no other. */
const conditional =
  /\b(?:child(?:ren)?|kids?|teens?|students?|seniors?|members?|adults?|deposit|extra|fee|transfer|supplement|plus|private|if|when|only|until|before|after|off|sav(?:e|ing)|discount|less|instead of|was|now|normally|usually|first|early|late|weekdays?|weekends?|\p{L}+days?|minimum|at least|or more|groups?|families|family|couples?|included|without|rent(?:al)?|additional|second|third|another)\b/iu

type Thing = { name: string; place: string | null }
type Claim = { price: Price; words: ReadonlySet<string> }

/**
 * The prices that the answers give for the one thing of that name, where there are several for the same unit; none where
 * they agree. Other lengths, other units, 'from' and special prices are no contradiction.
 */
export function contestedPrices({ name, place }: Thing, answers: readonly string[]): Price[] {
  const whole = wordsOf(name)
  const where = wordsOf(place ?? '')
  const isOne = !/ (?:or|and) |[,/&]/u.test(name)
  const claims = answers
    .flatMap((answer) => splitSentences(answer))
    .flatMap((sentence) => splitClauses(sentence))
    .flatMap((clause) => claimOf(clause, { whole, where }))
  const isSame = (one: Claim, other: Claim) =>
    isEqual(one.words, other.words) ||
    (isOne && [one, other].some(({ words }) => words.size === 0 || isEqual(words, whole)))
  const contested = claims.filter((claim) =>
    claims.some(
      (other) =>
        other.price.amount !== claim.price.amount &&
        other.price.unit === claim.price.unit &&
        other.price.currency === claim.price.currency &&
        isSame(claim, other),
    ),
  )
  const byAmount = new Map(contested.map(({ price }) => [price.amount, price]))
  return [...byAmount.values()].slice(0, 5)
}

/** What a clause says the thing costs; none where it is of something else or for some only. */
function claimOf(
  clause: string,
  { whole, where }: { whole: ReadonlySet<string>; where: ReadonlySet<string> },
): Claim[] {
  const [found, second] = findPrices(clause)
  if (found === undefined || second !== undefined || found.price.is_from) return []
  const label = clause.slice(0, found.from)
  // A season, a condition: what stands behind the price makes it another one.
  const rest = clause.slice(found.to).replace(placed, '')
  const words = new Set([...wordsOf(label)].filter((word) => whole.has(word) || !where.has(word)))
  const isOfIt = [...words].every((word) => whole.has(word))
  return isOfIt &&
    !conditional.test(label.replace(/\b(?:half|full)[- ]days?\b/giu, '')) &&
    /^[\s.!]*$/u.test(rest)
    ? [{ price: found.price, words }]
    : []
}

/** Where it is, behind a price: 'on the river'. */
const placed =
  /^ (?:on|in|at|near|along|down|through) (?:the |our )?(?!\p{L}+days?\b|winter|summer|spring|autumn|may\b|june|july)\p{L}+(?: (?:river|lake|coast|bay|sea|valley))?$/iu

/** What names a thing, without its number and what every offer says. */
function wordsOf(text: string): ReadonlySet<string> {
  const filler =
    /^(?:the|our|for|costs?|are|with|per|price|prices|just|book|get|your|and|you|from|only)$/u
  const words = text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []
  return new Set(
    words.filter((word) => !filler.test(word)).map((word) => word.replace(/(?<=..)s$/u, '')),
  )
}

function isEqual(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((word) => other.has(word))
}

/** A sentence whose first clause names a thing and its price, as that clause without it; null for every other. */
export function withoutPrice(
  sentence: string,
): { text: string; price: Price; isSure: boolean } | null {
  const [found, second] = findPrices(sentence)
  if (found === undefined || second !== undefined) return null
  const before = sentence.slice(0, found.from)
  if (
    !/\p{L}{3}/u.test(before) ||
    /[,:;()]|\b(?:deposit|extra|sav(?:e|ing)|discount|off)\b/iu.test(before)
  )
    return null
  const head = before.replace(/(?: (?:for|at|is|are|costs?|only|just|-|–|@))*\s*$/iu, '')
  const tail = sentence.slice(found.to).replace(/^\s+(?=[,.])/u, '')
  const isSure = found.isSure || (found.price.unit !== 'whole' && sentence.includes('$'))
  return { text: `${head}${tail}`.trim(), price: found.price, isSure }
}

/** Whether a line gives one of these prices. */
export function tellsPrice(line: string, prices: readonly Price[]): boolean {
  return findPrices(line).some(({ price }) =>
    prices.some(({ amount, currency }) => price.amount === amount && price.currency === currency),
  )
}
