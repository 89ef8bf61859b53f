import { type AgeRange, ageRanges } from './social-ads.ts'

/** Adjacent ranges as one: '25-54', or '45+'. */
export function agesText(chosen: readonly AgeRange[]): string {
  const inOrder = ageRanges.filter((range) => chosen.includes(range))
  const [first, last] = [inOrder.at(0), inOrder.at(-1)]
  if (first === undefined || last === undefined) return ''
  const from = Number.parseInt(first, 10)
  return last.endsWith('+') ? `${from}+` : `${from}-${last.slice(last.indexOf('-') + 1)}`
}
