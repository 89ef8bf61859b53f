import { describe, expect, it } from 'vitest'

import { serverText, testEmailOf } from './test-email.ts'

const funnel = {
  title: 'Blue Canyon Funnel',
  business_info: {
    business_name: 'Blue Canyon',
    industry: 'outdoor-adventure',
    product_service: 'Rafting trips',
    target_customer: 'Families',
    main_offer: 'Half a day for $79',
    brand_tone: 'friendly',
  },
} as const

describe('testEmailOf', () => {
  it('is the first follow-up, filled with sample words, its markup escaped', () => {
    const email = 'Subject: {offer}\n\nDear {name},\n<b>{business}</b> & friends'
    expect(testEmailOf(funnel, email, 'ana@example.com')).toEqual({
      to: 'ana@example.com',
      subject: 'Test Email: Blue Canyon Funnel Follow-up',
      text: 'Subject: Half a day for $79\n\nDear Alex,\n<b>Blue Canyon</b> & friends',
      html: 'Subject: Half a day for $79<br><br>Dear Alex,<br>&lt;b&gt;Blue Canyon&lt;/b&gt; &amp; friends',
    })
  })
})

describe('serverText', () => {
  it('is the sentence of our own answers and the text of others', () => {
    const own = JSON.stringify({ error: { code: 'email-not-sent', message: 'Not now.' } })
    expect(serverText(own)).toBe('Not now.')
    expect(serverText(' x\n')).toBe('x')
    expect(serverText('{"odd":1}')).toBe('{"odd":1}')
  })
})
