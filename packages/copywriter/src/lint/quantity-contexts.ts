import { currenciesOf, dollarPrefixes, nounGroupOf, payerOf, units } from './quantity-units.ts'
import type { Token } from './text-tokens.ts'

const monthWords =
  /^(?:jan|january|feb|february|mar|march|apr|april|may|jun|june|jul|july|aug|august|sep|sept|september|oct|october|nov|november|dec|december)$/u

/** What the sign of a sum may stand for, and for whom it is. */
type Sum = { currencies: readonly string[]; payer: string | null }

export function moneyAround(tokens: readonly Token[], at: number, end: number): Sum | null {
  const before = tokens[at - 1]
  const after = tokens[end]
  const ahead =
    before === undefined || isOfNumberBefore(tokens, at) ? null : currenciesOf(before.lower)
  const behind =
    after === undefined || /^pounds?$/u.test(after.lower) ? null : currenciesOf(after.lower)
  const isRand = before?.text === 'R' && before.end === tokens[at]?.start
  const own = ahead ?? (isRand ? ['ZAR'] : null) ?? behind
  if (own === null) return null
  const prefix = tokens[at - 2]
  const exact =
    ahead !== null && before?.text === '$' && prefix?.end === before.start
      ? dollarPrefixes[prefix.lower]
      : undefined
  return {
    currencies: exact === undefined ? own : [exact],
    payer: payerBehind(tokens, ahead === null && !isRand ? end + 1 : end),
  }
}

/** In '70€ 90 minutes' the sign is that of the first number. */
function isOfNumberBefore(tokens: readonly Token[], at: number): boolean {
  const [number, sign, next] = tokens.slice(Math.max(0, at - 2), at + 1)
  if (number === undefined || sign === undefined || next === undefined) return false
  return /^\d/u.test(number.text) && number.end === sign.start && sign.end !== next.start
}

/** 'per person', 'a head', 'each', '/ boat', within a few words. */
function payerBehind(tokens: readonly Token[], from: number): string | null {
  const [first, second] = tokens.slice(from, from + 2)
  if (first !== undefined && /^(?:each|pp)$/u.test(first.lower)) return 'person'
  return first !== undefined && /^(?:per|a|an|\/|for)$/u.test(first.lower)
    ? payerOf(second?.lower ?? '')
    : null
}

export const dateValue = (month: number, day: number) => day * 100 + month

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

export function monthNumber(word: string): number {
  return months.indexOf(word.slice(0, 3)) + 1
}

/** The day of a month that stands beside it: '31 March', 'March 31st', 'the 3rd of May'. */
export function dateAround(
  tokens: readonly Token[],
  at: number,
  end: number,
  value: number,
): number | null {
  if (!Number.isInteger(value) || value < 1 || value > 31) return null
  const suffix = /^(?:st|nd|rd|th)$/u.test(tokens[end]?.lower ?? '') ? 1 : 0
  const next = end + suffix + (tokens[end + suffix]?.lower === 'of' ? 1 : 0)
  const after = tokens[next]
  const before = tokens[at - 1]
  const beyond = tokens[end + suffix]?.lower ?? ''
  const isAdjective = units.has(tokens[next + 1]?.lower ?? '')
  if (after !== undefined && monthWords.test(after.lower) && !isAdjective) {
    return dateValue(monthNumber(after.lower), value)
  }
  if (before === undefined || !monthWords.test(before.lower)) return null
  return units.has(beyond) || nounGroupOf(beyond) !== null
    ? null
    : dateValue(monthNumber(before.lower), value)
}

/** Minutes since midnight, of one half of the day where the other is not said. */
export function clockAround(
  tokens: readonly Token[],
  at: number,
  end: number,
  value: number,
): number | null {
  const word = (index: number) => tokens[index]?.lower ?? ''
  const isHour = Number.isInteger(value) && value <= 24
  const minutes =
    word(end) === ':' && /^[0-5]\d$/u.test(word(end + 1)) ? Number(word(end + 1)) : null
  if (isHour && minutes !== null) return value * 60 + minutes
  if (word(at - 1) === ':' && /^\d{1,2}$/u.test(word(at - 2))) {
    // The minutes of the time in front of it: the same time once more.
    return Number(word(at - 2)) * 60 + value
  }
  const isDotted = /^\d{1,2}\.[0-5]\d$/u.test(tokens[at]?.text ?? '')
  const suffix =
    /^(?:am|pm|noon|o'clock|o’clock)$/u.test(word(end)) ||
    (/^(?:a|p)$/u.test(word(end)) && word(end + 1) === '.' && word(end + 2) === 'm')
  const isAt = /^(?:at|by|around)$/u.test(word(at - 1)) && isHour && value > 0 && value <= 12
  if (isAt && isAlone(tokens, end)) return value * 60
  if (!suffix) return null
  if (isDotted) {
    const [hours = 0, rest = 0] = (tokens[at]?.text ?? '').split('.').map(Number)
    return hours * 60 + rest
  }
  return isHour ? value * 60 : null
}

/** Whether no noun follows that the number would count. */
function isAlone(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end]?.lower
  return (
    next === undefined ||
    /^(?:[.,;:!?)\n"”–—]|in|on|and|or|to|for|with|by|when|the|every|each|sharp|we|you)$/u.test(next)
  )
}
