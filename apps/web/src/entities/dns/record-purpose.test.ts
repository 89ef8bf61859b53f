import { describe, expect, it } from 'vitest'

import { recordPurpose } from './record-purpose.ts'
import { buildRecord } from './testing/build-record.ts'

describe('what a record is for', () => {
  it.each([
    ['dkim', /^DKIM: .*signature/],
    ['spf', /^SPF: says who may send emails/],
    ['dmarc', /^DMARC: tells mail servers what to do with emails that only pretend/],
    ['address', /^Leads visitors to your page\.$/],
  ] as const)('is said of %s', (purpose, sentence) => {
    expect(recordPurpose(buildRecord({ purpose }))).toMatch(sentence)
  })

  const spf = buildRecord({ purpose: 'spf', type: 'TXT', target: 'v=spf1 include:x ~all' })
  const found = [{ type: 'TXT', value: 'v=spf1 a -all' }]

  it('is, with SPF, to take the place of the record that is there', () => {
    expect(recordPurpose({ ...spf, status: 'wrong', found })).toContain(
      'in place of the SPF record',
    )
  })

  it('is no replacement where nothing is there, or nothing that counts', () => {
    const near = [{ type: 'TXT', value: 'spf1 a -all' }]
    for (const record of [
      { ...spf, status: 'missing' },
      { ...spf, status: 'wrong', found: near },
      { ...spf, status: 'right', found },
    ] as const) {
      expect(recordPurpose(record)).toMatch(/A domain may have only one\.$/)
    }
  })

  it('promises nothing of a record that could not be read yet', () => {
    expect(recordPurpose({ ...spf, status: 'unknown' })).toContain('as soon as we can read yours')
  })
})
