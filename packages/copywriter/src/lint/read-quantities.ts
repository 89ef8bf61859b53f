import { readNumberAt } from './number-words.ts'
import { clockAround, dateAround, dateValue, moneyAround } from './quantity-contexts.ts'
import { currenciesOf, nounGroupOf, type QuantityKind, units } from './quantity-units.ts'
import { readTokens, type Token } from './text-tokens.ts'

/** A number of a text with what it counts: minutes, metres and kilograms, money in its main unit. */
export type Quantity = {
  kind: QuantityKind
  value: number
  /** As it is said, in whatever unit. */
  count: number
  /** Of money: what its sign may stand for. */
  currencies: readonly string[]
  /** Of money: for whom that is, as far as it is said. */
  payer: string | null
  /** Of people and counts: the word, and the group of such words. */
  noun: string | null
  group: string | null
  isWord: boolean
  start: number
  end: number
  words: string
}

/** Every number from two on, or written in figures, in one pass over the text. */
export function readQuantities(text: string): Quantity[] {
  const tokens = readTokens(text)
  const found: Quantity[] = []
  /** A number without a unit of its own that may share the next one's: '2 to 4 hours'. */
  let waiting: { quantity: Quantity; next: number } | null = null
  for (let at = 0; at < tokens.length;) {
    const half = readHalfAt(tokens, at)
    if (half !== null) {
      found.push(quantityOf(tokens, at, half))
      at += half.length
      continue
    }
    const number = isPartOfWord(tokens, at) ? null : readNumberAt(tokens, at)
    if (number === null) {
      at += 1
      continue
    }
    const end = at + number.length
    const quantity = classified(tokens, at, end, number)
    if (waiting?.next === at && quantity.kind !== 'plain' && waiting.quantity.kind === 'plain') {
      shareUnit(waiting.quantity, quantity, tokens, at)
    }
    found.push(quantity)
    const isRange = /^(?:-|–|—|to|or|and|\/|&)$/u.test(tokens[end]?.lower ?? '')
    waiting = isRange ? { quantity, next: currencyLength(tokens, end + 1) } : null
    at = end
  }
  return found
}

/** 'a figure-eight knot', 'four-wheel drive' and 'one or two' count nothing. */
function isPartOfWord(tokens: readonly Token[], at: number): boolean {
  const word = (offset: number) => tokens[at + offset]?.lower ?? ''
  return (
    (word(-1) === '-' && (word(-2) === 'figure' || word(-4) === 'figure')) ||
    (word(1) === '-' && word(2) === 'wheel')
  )
}

/** Where the number behind a sign of currency begins. */
function currencyLength(tokens: readonly Token[], at: number): number {
  return currenciesOf(tokens[at]?.lower ?? '') === null ? at : at + 1
}

function shareUnit(earlier: Quantity, later: Quantity, tokens: readonly Token[], at: number): void {
  if (later.kind === 'date') {
    Object.assign(earlier, { kind: 'date', value: dateValue(later.value % 100, earlier.value) })
    return
  }
  const factor = later.value / (readNumberAt(tokens, at)?.value || 1)
  const isMeasure = ['duration', 'distance', 'weight', 'speed', 'temperature', 'area'].includes(
    later.kind,
  )
  Object.assign(earlier, {
    kind: later.kind,
    value: isMeasure ? earlier.value * factor : earlier.value,
    currencies: later.currencies,
    payer: later.payer,
    noun: later.noun,
    group: later.group,
  })
}

/** 'half an hour', 'an hour and a half', 'three quarters of an hour', 'half price'. */
function readHalfAt(tokens: readonly Token[], at: number): HalfRead | null {
  const word = (offset: number) => tokens[at + offset]?.lower ?? ''
  if (word(0) === 'half' && /^(?:price|off)$/u.test(word(1))) {
    return { kind: 'percent', value: 50, length: 2 }
  }
  if (word(0) === 'half' && /^an?$/u.test(word(1)) && word(2) === 'hour') {
    return { kind: 'duration', value: 30, length: 3 }
  }
  if (word(0) === 'half' && word(1) === '-' && word(2) === 'hour') {
    return { kind: 'duration', value: 30, length: 3 }
  }
  const isHourAndHalf =
    /^(?:an|one)$/u.test(word(0)) && word(1) === 'hour' && word(2) === 'and' && word(4) === 'half'
  if (isHourAndHalf) return { kind: 'duration', value: 90, length: 5 }
  const quarter = word(0) === 'three' && word(1) === 'quarters' ? 1 : 0
  const isQuarter = quarter === 1 || word(0) === 'quarter'
  if (isQuarter && word(quarter + 1) === 'of' && word(quarter + 3) === 'hour') {
    return { kind: 'duration', value: quarter === 1 ? 45 : 15, length: quarter + 4 }
  }
  const next = word(1) === '-' ? word(2) : word(1)
  const unit = word(0) === 'one' ? units.get(next) : undefined
  // 'one day' is said of any day.
  if (unit === undefined || !/^(?:hour|year|mile)$/u.test(next)) return null
  return { kind: unit.kind, value: unit.factor, length: word(1) === '-' ? 3 : 2 }
}

type HalfRead = { kind: QuantityKind; value: number; length: number }

function quantityOf(tokens: readonly Token[], at: number, read: HalfRead): Quantity {
  const start = tokens[at]?.start ?? 0
  const end = tokens[at + read.length - 1]?.end ?? start
  const words = tokens
    .slice(at, at + read.length)
    .map(({ text }) => text)
    .join(' ')
  return {
    kind: read.kind,
    value: read.value,
    count: read.value,
    currencies: [],
    payer: null,
    noun: null,
    group: null,
    isWord: true,
    start,
    end,
    words,
  }
}

function classified(
  tokens: readonly Token[],
  at: number,
  end: number,
  { value, isWord }: { value: number; isWord: boolean },
): Quantity {
  const word = (index: number) => tokens[index]?.lower ?? ''
  const base = {
    ...quantityOf(tokens, at, { kind: 'plain', value, length: end - at }),
    isWord,
  }
  const money = moneyAround(tokens, at, end)
  if (money !== null) return { ...base, ...money, kind: 'money' }
  const date = dateAround(tokens, at, end, value)
  if (date !== null) return { ...base, kind: 'date', value: date }
  const clock = clockAround(tokens, at, end, value)
  if (clock !== null) return { ...base, kind: 'clock', value: clock }
  if (
    word(end) === '/' &&
    /^(?:5|10)$/u.test(word(end + 1)) &&
    value <= 10 &&
    /\./u.test(base.words)
  ) {
    return { ...base, kind: 'rating' }
  }
  if (word(end) === 'out' && word(end + 1) === 'of') return { ...base, kind: 'rating' }
  const isYear = !isWord && /^(?:1[6-9]|20|21)\d\d$/u.test(base.words)
  if (isYear && !units.has(word(end))) return { ...base, kind: 'year' }
  return withUnit(tokens, at, end, base)
}

const between =
  /^(?:a|an|our|your|my|their|of|to|at|in|on|per|for|and|or|with|is|are|the|than|from|until|,|\.|!|\?|;|\(|\)|"|\n|:|–|—)$/u
const mostAdjectives = 2

/** The unit or the noun within a few words behind the number. */
function withUnit(tokens: readonly Token[], at: number, end: number, base: Quantity): Quantity {
  const word = (index: number) => tokens[index]?.lower ?? ''
  if (word(end) === 'of' && /^(?:you|us|them)$/u.test(word(end + 1))) return ofPeople(base)
  if (/^(?:aged?|ages)$/u.test(word(at - 1))) return { ...base, kind: 'age' }
  if (word(end) === '+' || (word(end) === 'and' && /^(?:up|over|older)$/u.test(word(end + 1)))) {
    return { ...base, kind: units.has(word(end + 1)) ? 'plain' : 'age' }
  }
  let adjectives = 0
  for (let index = end; index < end + 6; index += 1) {
    const token = tokens[index]
    if (token === undefined) break
    if (/^(?:-|\+|x)$/u.test(token.lower)) continue
    const unit = units.get(token.lower)
    if (unit !== undefined && !(token.lower === 'stone' && index > end + 1)) {
      return measured(tokens, index, base, unit)
    }
    if (/^(?:square|sq)$/u.test(token.lower)) return { ...base, kind: 'area' }
    if (between.test(token.lower) || readNumberAt(tokens, index) !== null) break
    const group = nounGroupOf(token.lower)
    if (group === 'people') return { ...ofPeople(base), noun: token.lower }
    if (group !== null) return { ...base, kind: 'count', noun: token.lower, group }
    if (/[^su]s$/u.test(token.lower) && !/^(?:has|was|its|plus|less|hours)$/u.test(token.lower)) {
      return { ...base, kind: 'count', noun: token.lower }
    }
    adjectives += 1
    if (adjectives > mostAdjectives) break
  }
  const isGroupSize = /^(?:groups?|parties|teams?)$/u.test(word(at - 2)) && word(at - 1) === 'of'
  if (isGroupSize) return ofPeople(base)
  return base
}

function ofPeople(base: Quantity): Quantity {
  return { ...base, kind: 'people', group: 'people' }
}

function measured(
  tokens: readonly Token[],
  index: number,
  base: Quantity,
  { kind, factor }: { kind: QuantityKind; factor: number },
): Quantity {
  const word = (offset: number) => tokens[index + offset]?.lower ?? ''
  if (kind === 'distance' && word(1) === '²') return { ...base, kind: 'area' }
  if (kind !== 'years') return { ...base, kind, value: base.value * factor, noun: word(0) }
  const isAge =
    word(1) === 'old' ||
    (word(1) === '-' && word(2) === 'old') ||
    (/^(?:and|or)$/u.test(word(1)) && /^(?:up|over|older)$/u.test(word(2)))
  if (isAge) return { ...base, kind: 'age' }
  const isExperience = /^(?:of|in|here|experience|guiding|teaching|running|rowing)$/u.test(word(1))
  return { ...base, kind: isExperience ? 'experience' : 'years' }
}
