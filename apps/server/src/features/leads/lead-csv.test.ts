import type { Lead } from '@wildpath/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { buildLead } from '../../testing/build-lead.ts'
import { leadsToCsv } from './lead-csv.ts'

async function csvOf(labels: readonly string[], ...pages: Lead[][]): Promise<string> {
  async function* read() {
    yield* pages
  }
  const pieces: string[] = []
  for await (const piece of leadsToCsv(labels, read(), 'America/Denver')) pieces.push(piece)
  return pieces.join('')
}

describe('the CSV of leads', () => {
  it('begins with a byte order mark and has a column for every label, whichever page it is on', async () => {
    const csv = await csvOf(
      ['Name', 'Email'],
      [
        buildLead({
          values: [{ label: 'Name', value: 'Zoë' }],
          note: 'Calls back',
          source: 'flyer',
        }),
      ],
      [buildLead({ values: [{ label: 'Email', value: 'joe@example.org' }], status: 'booked' })],
    )
    expect(csv).toBe(
      '\uFEFFReceived (America/Denver),Adventure,Status,Name,Email,Note,Source\r\n' +
        '2026-05-01 04:00,Blue Canyon,New,Zoë,,Calls back,flyer\r\n' +
        '2026-05-01 04:00,Blue Canyon,Booked,,joe@example.org,,direct\r\n',
    )
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30 1234', '+49 30 1234'],
    ['+1 (212) 555-0100', '+1 (212) 555-0100'],
    ['+81 90–1234–5678', '+81 90–1234–5678'],
    ['+1.212.555.0100 / +1 646 555 0199', '+1.212.555.0100 / +1 646 555 0199'],
    ['＋44 20 7946 0123', '＋44 20 7946 0123'],
    ['+１+cmd', "'+１+cmd"],
    ['+1 303-555-0142 x204', '+1 303-555-0142 x204'],
    ['+1 303-555-0142 ext. 4', '+1 303-555-0142 ext. 4'],
    ['+1+cmd', "'+1+cmd"],
    ['-1|calc', "'-1|calc"],
    ['-2', '-2'],
    ['@cmd', "'@cmd"],
    ['say "hi", now', '"say ""hi"", now"'],
    ["x;=cmd|'/C calc'!A0;y", `"x;'=cmd|'/C calc'!A0;y"`],
    ['two\n=1+1', `"two\n'=1+1"`],
    ['Ana; +1 212 555 0100', '"Ana; +1 212 555 0100"'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("http://x.test")', `"'=HYPERLINK(""http://x.test"")"`],
  ])('keeps %j a text wherever it stands', async (value, cell) => {
    const lead = buildLead({ values: [{ label: value, value }], note: value, funnel_title: value })
    expect(await csvOf([value], [lead])).toBe(
      `\uFEFFReceived (America/Denver),Adventure,Status,${cell},Note,Source\r\n` +
        `2026-05-01 04:00,${cell},New,${cell},${cell},direct\r\n`,
    )
  })
})

it('writes no cell that a spreadsheet could run as a formula', async () => {
  const text = fc.string({ unit: fc.constantFrom(...'=+-@\t＝＋("1 .a!|'.split('')) })
  await fc.assert(
    fc.asyncProperty(text, async (value) => {
      const csv = await csvOf(['Answer'], [buildLead({ values: [{ label: 'Answer', value }] })])
      const cells = csv.split('\r\n')[1] ?? ''
      const cell =
        cells
          .split(',New,')[1]
          ?.replace(/,[^,]*,[^,]*$/, '')
          .replace(/^"/, '') ?? ''
      expect(cell).not.toMatch(/^[=@\t＝]/)
      expect(cell).not.toMatch(/^[+＋-].*[a-z!|=@"]/)
    }),
  )
})
