import { hash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import type { GoogleLead } from './conversions.ts'
import { googleEvent } from './google-event.ts'

const sha256 = (text: string) => hash('sha256', text, 'hex')

const lead: GoogleLead = {
  eventId: '01890000-0000-7000-8000-000000000001',
  at: new Date('2031-07-24T10:00:00.900Z'),
  email: ' Marta.Lind@Example.com ',
  phone: '+41 (0)79 123-45 67',
  gclid: 'Cj0KCQ',
}
const conversion = { customerId: '1234567890', managerId: '5550001111', actionId: '777' }

const identifiersOf = (change: Partial<GoogleLead>) => {
  const body = googleEvent({ ...lead, ...change }, conversion) as {
    events: { userData?: { userIdentifiers: object[] } }[]
  }
  return body.events[0]?.userData?.userIdentifiers
}

describe('a lead for Google', () => {
  it('says who it is as hashes only, of which conversion it is, and that the visitor agreed', () => {
    expect(googleEvent(lead, conversion)).toEqual({
      destinations: [
        {
          operatingAccount: { accountType: 'GOOGLE_ADS', accountId: '1234567890' },
          loginAccount: { accountType: 'GOOGLE_ADS', accountId: '5550001111' },
          productDestinationId: '777',
        },
      ],
      encoding: 'HEX',
      events: [
        {
          transactionId: lead.eventId,
          eventTimestamp: '2031-07-24T10:00:00.900Z',
          eventSource: 'WEB',
          consent: { adUserData: 'CONSENT_GRANTED', adPersonalization: 'CONSENT_GRANTED' },
          adIdentifiers: { gclid: 'Cj0KCQ' },
          userData: {
            userIdentifiers: [
              { emailAddress: sha256('marta.lind@example.com') },
              { phoneNumber: sha256('+41791234567') },
            ],
          },
        },
      ],
    })
  })

  it.each([
    ['Marta.Lind+shop@Gmail.com', 'martalind@gmail.com'],
    ['m.l@googlemail.com', 'ml@googlemail.com'],
    ['m.l+shop@example.com', 'm.l+shop@example.com'],
  ])('hashes %s as %s', (email, plain) => {
    expect(identifiersOf({ email, phone: null })).toEqual([{ emailAddress: sha256(plain) }])
  })

  it('goes by its click where nothing else is left, and not at all without one', () => {
    expect(identifiersOf({ email: null, phone: '079 123 45 67' })).toBeUndefined()
    expect(googleEvent({ ...lead, email: null, phone: null, gclid: null }, conversion)).toBeNull()
  })
})
