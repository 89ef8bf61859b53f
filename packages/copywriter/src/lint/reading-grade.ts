import type { BrandTone } from '@wildpath/contract'

import type { Finding } from './finding.ts'
import type { PlacedText } from './placed-texts.ts'

/** School grade that a tone's running text may ask for. */
const gradeLimits: Record<BrandTone, number> = {
  friendly: 9,
  fun: 9,
  bold: 9,
  caring: 9,
  professional: 12,
  luxury: 12,
}
/** How far above the limit a text is no longer only heavy but unfit. */
const farAbove = 4
const fewestWords = 60

const running =
  /^(?:subheadline|benefits|offer\.text|story\.text|steps|faq\[\d+\]\.answer|thanks\.message|email\[\d\]\.body)/u

/** Flesch-Kincaid grade of the running text, against what the tone bears. */
export function lintReadingGrade(texts: readonly PlacedText[], tone: BrandTone): Finding[] {
  const text = texts
    .filter(({ place }) => running.test(place))
    .map((item) => (/[.!?:]$/u.test(item.text) ? item.text : `${item.text}.`))
    .join('\n')
  const grade = readingGrade(text)
  const limit = gradeLimits[tone]
  if (grade === null || grade <= limit) return []
  const found = `grade ${grade.toFixed(1)}, at most ${limit}`
  return [
    {
      severity: grade > limit + farAbove ? 'hard' : 'soft',
      rule: 'reading-grade',
      place: '-',
      found,
    },
  ]
}

/** Flesch-Kincaid grade level; null for a text too short to be measured. */
export function readingGrade(text: string): number | null {
  const sentences = text.split(/\n+|(?<=[.!?])\s+/u).filter((part) => /\p{L}/u.test(part))
  const words = text.match(/[\p{L}'’]+/gu) ?? []
  if (words.length < fewestWords || sentences.length === 0) return null
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/** Groups of vowels without a silent ending; long names count as no more than five. */
function syllablesOf(word: string): number {
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/u, '')
  return Math.min(5, Math.max(1, plain.match(/[aeiouy]+/gu)?.length ?? 1))
}
