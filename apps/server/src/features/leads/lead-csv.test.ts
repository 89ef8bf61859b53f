import type { Lead } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { leadsToCsv } from './lead-csv.ts'

function buildLead(values: Lead['values']): Lead {
  return {
    id: '01900000-0000-7000-8000-000000000001',
    funnel_id: '01900000-0000-7000-8000-000000000002',
    values,
    quarantined: false,
    submissions: 1,
    created_at: '2026-05-01T10:00:00.000Z',
    last_submitted_at: '2026-05-01T10:00:00.000Z',
  }
}

describe('the CSV of leads', () => {
  it('begins with a byte order mark and has a column for every label', () => {
    const csv = leadsToCsv([
      buildLead([{ label: 'Name', value: 'Zoë' }]),
      buildLead([{ label: 'Email', value: 'joe@example.org' }]),
    ])
    expect(csv).toBe(
      '\uFEFFReceived,Name,Email\r\n' +
        '2026-05-01T10:00:00.000Z,Zoë,\r\n' +
        '2026-05-01T10:00:00.000Z,,joe@example.org\r\n',
    )
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30 1234', "'+49 30 1234"],
    ['-2', "'-2"],
    ['@cmd', "'@cmd"],
    ['say "hi", now', '"say ""hi"", now"'],
    ['two\nlines', '"two\nlines"'],
  ])('keeps %j a text', (value, cell) => {
    expect(leadsToCsv([buildLead([{ label: 'Note', value }])])).toContain(`Z,${cell}\r\n`)
  })
})
