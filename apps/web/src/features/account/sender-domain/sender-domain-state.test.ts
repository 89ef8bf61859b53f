import type { SenderDomain } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import {
  answersText,
  checkText,
  isAwaited,
  mailRegistrar,
  refreshPauseMs,
  senderState,
} from './sender-domain-state.ts'

const pending: SenderDomain = {
  address: 'hello@rafting.example',
  domain: 'rafting.example',
  status: 'pending',
  isInUse: false,
  lastChecked: '2026-03-02T10:00:00.000Z',
  nextCheck: '2026-03-02T10:02:00.000Z',
  records: [],
  problems: [],
  registrar: null,
  takesAnswers: null,
  brokenSince: null,
}
const blocks = { code: 'dkim-missing', text: 'Add it.', weight: 'blocks' } as const
const warns = { ...blocks, weight: 'warns' } as const

describe('a sender domain', () => {
  it.each<[string, Partial<SenderDomain>]>([
    ['Pending', {}],
    ['Not found', { status: 'failed', nextCheck: null }],
    ['Broken', { status: 'failed', brokenSince: '2026-03-02T10:00:00.000Z' }],
    ['In use', { status: 'verified', isInUse: true }],
    ['Paused', { status: 'verified' }],
  ])('is %s', (label, changes) => {
    expect(senderState({ ...pending, ...changes }).label).toBe(label)
  })

  it('says where emails come from, whatever its state', () => {
    const states = [
      pending,
      { ...pending, status: 'failed', nextCheck: null } as const,
      { ...pending, status: 'failed', brokenSince: '2026-03-02T10:00:00.000Z' } as const,
      { ...pending, status: 'verified' } as const,
    ]
    for (const state of states) expect(senderState(state).text).toContain('from our address')
    const inUse = { ...pending, status: 'verified', isInUse: true } as const
    expect(senderState(inUse).title).toContain('hello@rafting.example')
  })

  it('is asked for again only while it may change by itself', () => {
    expect(refreshPauseMs(pending)).toBe(15_000)
    expect(refreshPauseMs({ ...pending, nextCheck: null })).toBe(false)
    expect(refreshPauseMs({ ...pending, status: 'verified' })).toBe(false)
    expect(refreshPauseMs(null)).toBe(false)
    expect(refreshPauseMs(undefined)).toBe(false)
  })

  it('is waited for while it is looked for by itself', () => {
    expect(isAwaited(pending)).toBe(true)
    expect(isAwaited({ ...pending, nextCheck: null })).toBe(false)
    expect(isAwaited({ ...pending, status: 'verified' })).toBe(false)
    expect(isAwaited(null)).toBe(false)
  })

  it('keeps other records, whoever the registrar is', () => {
    const registrar = { name: 'GoDaddy', url: 'https://dcc.godaddy.com', steps: ['Choose DNS.'] }
    expect(mailRegistrar(registrar)).toEqual({
      ...registrar,
      steps: ['Choose DNS.', expect.stringMatching(/instead of adding a second one.*Leave/)],
    })
    expect(mailRegistrar(null)).toBeNull()
  })

  it('tells after a check how much is left', () => {
    expect(checkText({ ...pending, problems: [blocks, warns] })).toBe(
      'One thing is still in the way.',
    )
    expect(checkText({ ...pending, problems: [blocks, blocks] })).toBe(
      '2 things are still in the way.',
    )
    expect(checkText({ ...pending, status: 'verified' })).toBe(
      'The records of rafting.example are right.',
    )
  })
})

it('says where answers go, once somebody looked', () => {
  expect(answersText(pending)).toBeNull()
  expect(answersText({ ...pending, takesAnswers: true })).toBe(
    'Answers to your emails go to hello@rafting.example. Make sure that this mailbox exists and somebody reads it.',
  )
  expect(answersText({ ...pending, takesAnswers: false })).toBe(
    'rafting.example takes no mail, so answers to your emails go to the address of your account.',
  )
})
