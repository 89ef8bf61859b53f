import { noPromise } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { type Installation, listSetup, missingLine } from './list-setup.ts'

const fresh: Installation = {
  publicUrl: 'http://localhost:3000',
  productDomain: 'localhost',
  providers: {
    email: 'sandbox',
    textAi: 'sandbox',
    imageAi: 'sandbox',
    payments: 'sandbox',
    designTool: 'sandbox',
    socialAds: 'sandbox',
    searchAds: 'sandbox',
  },
  supportEmail: null,
  support: noPromise,
  socialProfiles: [],
  isLocalOnly: true,
  hasBucket: false,
  hasGivenSecret: false,
  readsBounces: false,
  adminsNeedSecondFactor: false,
}

const full: Installation = {
  publicUrl: 'https://wild.example',
  productDomain: 'wild.example',
  providers: {
    email: 'live',
    textAi: 'live',
    imageAi: 'live',
    payments: 'live',
    designTool: 'live',
    socialAds: 'live',
    searchAds: 'live',
  },
  supportEmail: 'ask@wild.example',
  support: { contactName: 'Mara', priorityHours: 8, dedicatedHours: 4 },
  socialProfiles: [{ network: 'x', url: 'https://x.com/wild' }],
  isLocalOnly: false,
  hasBucket: true,
  hasGivenSecret: true,
  readsBounces: true,
  adminsNeedSecondFactor: true,
}

const missing = (installation: Installation) =>
  listSetup(installation).filter(({ isSetUp, isNeeded }) => isNeeded && !isSetUp)

describe('what an installation lacks', () => {
  it('is a line for each thing that people rely on, with its variables', () => {
    expect(missing(fresh).map(missingLine)).toEqual([
      'Not set up: public address (PUBLIC_URL, HOST). Pages and the links in emails work on this machine only.',
      'Not set up: support address (SUPPORT_EMAIL). People who need help can write to nobody; pricing and support pages say so and promise no answer.',
      'Not set up: outgoing email (SMTP_URL, MAIL_FROM). No email leaves: alerts, follow-ups and password links are kept in the outbox (/outbox).',
      'Not set up: payments (STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET). Plans are bought with test cards. No one is charged.',
    ])
  })

  it('is nothing where everything is set up', () => {
    expect(listSetup(full).filter(({ isSetUp }) => !isSetUp)).toEqual([])
  })

  it('is not what somebody may choose to do without', () => {
    const without = {
      support: noPromise,
      socialProfiles: [],
      hasBucket: false,
      hasGivenSecret: false,
      providers: { ...full.providers, socialAds: 'off' as const, searchAds: 'off' as const },
      readsBounces: false,
      adminsNeedSecondFactor: false,
    }
    const choices = listSetup({ ...fresh, ...full, ...without })
    expect(choices.filter(({ isSetUp }) => !isSetUp).map(({ topic }) => topic)).toEqual([
      'ads on Facebook',
      'ads on Google',
      'promised support',
      'bucket for pictures',
      'shared secret',
      'second factor of admins',
      'reports of undelivered emails',
      'social profiles',
    ])
    expect(choices.filter(({ isNeeded, isSetUp }) => isNeeded && !isSetUp)).toEqual([])
  })
})
