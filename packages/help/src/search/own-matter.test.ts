import { describe, expect, it } from 'vitest'

import { ownMatterOf } from './own-matter.ts'

describe('what a question asks about the account of its asker', () => {
  it.each([
    'Which plan do I have?',
    'what plan am i on',
    'my plan',
    'am i on a free plan',
    'Am I on Explorer? Which plan do I have',
    'when does my trial end',
    'how long is my trial still running',
    'when is my next payment',
    'when will i be charged',
    'is my subscription active',
    'what do i pay',
    "what's my current subscription",
    'which plan am I paying for',
  ])('is the plan: %s', (text) => {
    expect(ownMatterOf(text)).toBe('plan')
  })

  it.each(['how many adventures do i have left', 'How many funnels do I have?'])(
    'is the number of adventures: %s',
    (text) => {
      expect(ownMatterOf(text)).toBe('adventures')
    },
  )

  it.each([
    'can i cancel my plan',
    'how do i change my plan',
    'how do i pay',
    'why was i charged',
    'why was i charged twice',
    'my payment did not go through',
    'start my trial',
    'which plan do i need for domains',
    'what does explorer cost',
    'do i have to pay',
    'which plans are there',
    'is there a plan for teams',
    'where are my leads',
    'how many leads do i have',
    'how many rewrites do i have left',
    'i want a bigger plan',
    'delete my adventures',
    '',
  ])('is nothing of it: %s', (text) => {
    expect(ownMatterOf(text)).toBeNull()
  })
})
