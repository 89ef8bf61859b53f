import { noPromise } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { planFeatureText } from './plan-feature-text.ts'

const supportEmail = 'ask@wild.example'
const promise = { contactName: 'Sam Ridge', priorityHours: 8, dedicatedHours: 4 }
const priority = { name: 'Priority support', capability: 'priority-support' } as const
const dedicated = { name: 'Dedicated support', capability: 'dedicated-support' } as const

it('names the hours and the person that the operator promises', () => {
  const site = { supportEmail, support: promise }
  expect(planFeatureText(priority, site)).toBe('Priority support: an answer within 8 hours')
  expect(planFeatureText(dedicated, site)).toBe(
    'Dedicated support: Sam Ridge answers within 4 hours',
  )
  expect(planFeatureText({ name: 'AI copy', capability: 'copywriting' }, site)).toBe('AI copy')
})

it('promises nothing that the operator does not', () => {
  const site = { supportEmail, support: noPromise }
  expect(planFeatureText(priority, site)).toBe('Priority support: first in the chat queue')
  expect(planFeatureText(dedicated, site)).toBe('Dedicated support')
  const nameless = { supportEmail, support: { ...promise, contactName: null } }
  expect(planFeatureText(dedicated, nameless)).toBe('Dedicated support')
})
