import fc from 'fast-check'
import { expect, it } from 'vitest'

import { csvOf, looksLikeFormula, nameForSpreadsheets } from './csv.ts'
import { parseCsv } from './parse-csv.fixture.ts'

it('quotes what has to be quoted, and ends each line as the standard says', () => {
  expect(csvOf(['A', 'B'], [{ A: 'one, two', B: 'say "yes"' }, { B: 'first\r\nsecond' }])).toBe(
    '\uFEFFA,B\r\n"one, two","say ""yes"""\r\n,"first\nsecond"\r\n',
  )
})

it('is read back as it was written, whatever stands in it', () => {
  const value = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\r', ''))
  fc.assert(
    fc.property(fc.array(fc.record({ A: value, B: value }), { minLength: 1 }), (rows) => {
      const [header, ...read] = parseCsv(csvOf(['A', 'B'], rows))
      expect(header).toEqual(['A', 'B'])
      expect(read).toEqual(rows.map(({ A, B }) => [A, B]))
    }),
  )
})

it('leaves the text of an ad as it is, and takes formulas out of names', () => {
  expect(csvOf(['Title'], [{ Title: '=SUM(A1)' }])).toBe('\uFEFFTitle\r\n=SUM(A1)\r\n')
  expect(nameForSpreadsheets(' =+cmd|x', 'Adventure')).toBe('cmd|x')
  expect(nameForSpreadsheets('--', 'Adventure')).toBe('Adventure')
  expect(nameForSpreadsheets('x'.repeat(300), '')).toHaveLength(200)
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(looksLikeFormula(nameForSpreadsheets(name, 'Adventure'))).toBe(false)
    }),
  )
})
