import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { countCopied, findCopied, plainWords, runsOf } from './copied-runs.ts'

const answer = 'We run half-day trips on the Salza for families with kids from 8 years on'
const runs = runsOf(plainWords(answer), 3)

/** Few words, so that texts often share runs; marks, accents and blanks where they may hide a seam. */
const text = fc
  .array(
    fc.constantFrom(
      'We',
      'run',
      'half-day',
      'trips',
      'on',
      'the',
      'Sálza',
      'for',
      "you're",
      '8',
      '1,5',
      '’s',
      'é',
      '\u0301',
      '',
      '(kids',
      'kids).',
      'a–b',
      '\n',
    ),
    { maxLength: 30 },
  )
  .chain((words) => fc.constantFrom(' ', '  ', '. ', '').map((joint) => words.join(joint)))

describe('counting what is copied', () => {
  it('finds the first run of words that stands in both', () => {
    expect(findCopied('Today: on the SALZA, for one hour', runs)).toBe('on the salza')
    expect(findCopied('On a river, the Salza', runs)).toBeNull()
  })

  it('counts a variant around its change as it would count it whole', () => {
    fc.assert(
      fc.property(text, text, text, text, (start, before, after, end) => {
        const copied = countCopied(start + before + end, runs)
        const variant = start + after + end
        expect(copied.countIn(variant)).toBe(countCopied(variant, runs).count)
      }),
      { numRuns: 2000, seed: 7 },
    )
  })
})
