import type { Token } from './text-tokens.ts'

const small: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
}
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const large: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000 }

/** Words for numbers from two on; 'one' is mostly a pronoun. */
export const numberWords: Readonly<Record<string, number>> = {
  ...small,
  ...tens,
  ...large,
  dozen: 12,
}

const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
}

/** A number that begins at a token, and how many tokens it takes. */
export type ReadNumber = { value: number; length: number; isWord: boolean }

/** '1,200', '1.5', '3½', 'twenty-five', 'a hundred and ten', 'two and a half'; null where no number begins. */
export function readNumberAt(tokens: readonly Token[], at: number): ReadNumber | null {
  const first = tokens[at]
  if (first === undefined) return null
  if (/^\d/u.test(first.text)) return readFigure(tokens, at, first.text)
  const alone = fractions[first.text]
  if (alone !== undefined) return { value: alone, length: 1, isWord: false }
  const words = readWords(tokens, at)
  return words === null ? null : withHalf(tokens, at, { ...words, isWord: true })
}

/** Thousands and decimals are read either way. */
export function valueOfFigure(figure: string): number {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/u.test(figure)
  return Number(isGrouped ? figure.replace(/[.,]/gu, '') : figure.replace(',', '.'))
}

function readFigure(tokens: readonly Token[], at: number, figure: string): ReadNumber {
  const value = valueOfFigure(figure)
  const next = tokens[at + 1]
  const fraction = next === undefined ? undefined : fractions[next.text]
  if (fraction !== undefined) return { value: value + fraction, length: 2, isWord: false }
  const isSplit =
    /^\d{1,3}$/u.test(figure) &&
    /^\d{3}$/u.test(next?.text ?? '') &&
    next?.start === (tokens[at]?.end ?? 0) + 1
  if (isSplit) return { value: Number(figure + next.text), length: 2, isWord: false }
  return withHalf(tokens, at, { value, length: 1, isWord: false })
}

function readWords(tokens: readonly Token[], at: number): { value: number; length: number } | null {
  const word = (offset: number) => tokens[at + offset]?.lower ?? ''
  const base = small[word(0)] ?? tens[word(0)]
  if (word(0) === 'dozen') return { value: 12, length: 1 }
  if (/^(?:a|one)$/u.test(word(0)) && large[word(1)] !== undefined) {
    return withRest(tokens, at, { value: large[word(1)] ?? 0, length: 2 })
  }
  if (base === undefined) return null
  const dash = word(1) === '-' ? 2 : 1
  const unit = word(0) in tens ? (small[word(dash)] ?? (word(dash) === 'one' ? 1 : 0)) : 0
  const value = base + (unit < 10 ? unit : 0)
  const length = unit > 0 && unit < 10 ? dash + 1 : 1
  const scale = large[word(length)]
  return scale === undefined
    ? { value, length }
    : withRest(tokens, at, { value: value * scale, length: length + 1 })
}

/** 'two hundred and twenty'. */
function withRest(
  tokens: readonly Token[],
  at: number,
  head: { value: number; length: number },
): { value: number; length: number } {
  const next = at + head.length
  const start = tokens[next]?.lower === 'and' ? next + 1 : next
  const rest = readWords(tokens, start)
  if (rest === null || rest.value >= head.value) return head
  return { value: head.value + rest.value, length: start - at + rest.length }
}

/** 'and a half' behind a number. */
function withHalf(tokens: readonly Token[], at: number, read: ReadNumber): ReadNumber {
  const [and, a, half] = tokens.slice(at + read.length, at + read.length + 3)
  const isHalf = and?.lower === 'and' && a?.lower === 'a' && half?.lower === 'half'
  return isHalf ? { ...read, value: read.value + 0.5, length: read.length + 3 } : read
}
