import { expect, it } from 'vitest'

import { adAccountKeyOf } from './ad-account-key.ts'

it.each([
  ['1234567890', '1234567890'],
  ['1234567890_9998887777', '1234567890'],
  ['act_1001', 'act_1001'],
  ['act_demo', 'act_demo'],
  ['demo-search', 'demo-search'],
  ['1_2_3', '1_2_3'],
])('the account %s is known as %s', (accountId, key) => {
  expect(adAccountKeyOf(accountId)).toBe(key)
})
