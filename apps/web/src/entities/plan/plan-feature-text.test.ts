import { noPromise } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { planFeatureText } from './plan-feature-text.ts'

const supportEmail = 'ask@wild.example'
const promise = { contactName: 'Sam Ridge', priorityHours: 8, dedicatedHours: 4 }
const providers = { textAi: 'live' } as const
const detail = null
const priority = { name: 'Priority support', detail, capability: 'priority-support' } as const
const dedicated = { name: 'Dedicated support', detail, capability: 'dedicated-support' } as const

it('names the hours and the person that the operator promises', () => {
  const site = { supportEmail, support: promise, providers }
  expect(planFeatureText(priority, site)).toBe('Priority support: an answer within 8 hours')
  expect(planFeatureText(dedicated, site)).toBe(
    'Dedicated support: Sam Ridge answers within 4 hours',
  )
})

it('promises nothing that the operator does not', () => {
  const site = { supportEmail, support: noPromise, providers }
  expect(planFeatureText(priority, site)).toBe('Priority support: first in the chat queue')
  expect(planFeatureText(dedicated, site)).toBe('Dedicated support')
  const nameless = { supportEmail, providers, support: { ...promise, contactName: null } }
  expect(planFeatureText(dedicated, nameless)).toBe('Dedicated support')
})

it('names priority support alone if there is no support address', () => {
  const site = { supportEmail: null, support: promise, providers }
  expect(planFeatureText(priority, site)).toBe('Priority support')
})

it('says AI copy only if an AI service is connected', () => {
  const copy = {
    name: 'AI copy',
    detail: 'with unlimited rewrites',
    capability: 'copywriting',
  } as const
  const site = { supportEmail, support: noPromise, providers }
  expect(planFeatureText(copy, site)).toBe('AI copy with unlimited rewrites')
  const guided = { ...site, providers: { textAi: 'sandbox' } } as const
  expect(planFeatureText(copy, guided)).toBe('Guided copy with unlimited rewrites')
})
