import { describe, expect, it } from 'vitest'

import { eventRefused, rateLimited } from '../../../testing/google-ads/answers.ts'
import { allowGoogle, openGoogleAds } from '../../../testing/google-ads-scene.ts'
import { codeVerifier } from '../search-ads-contract.ts'
import { valueOf } from '../../../testing/results.ts'
import { conversionScope } from './google-conversions.ts'

const sendTo = 'AW-123456789/AbC-D_efG-h12'
const conversion = { customerId: '1234567890', managerId: null, actionId: '777' }
const lead = {
  eventId: '01890000-0000-7000-8000-000000000001',
  at: new Date('2031-07-24T10:00:00Z'),
  email: 'marta@example.com',
  phone: null,
  gclid: 'Cj0KCQ',
}
const ingest = /events:ingest/

async function open() {
  const scene = await openGoogleAds()
  scene.google.books.conversionActions.push(
    { id: '666', sendTo: `${sendTo}-other` },
    { id: '777', sendTo },
  )
  const { token } = scene.access
  return { ...scene, token, send: () => scene.searchAds.sendConversion(token, lead, conversion) }
}

describe('conversions at Google', () => {
  it('are found by what their tag is called, on any of the accounts', async () => {
    const { searchAds, token, google } = await open()
    expect(await searchAds.findConversion(token, sendTo)).toEqual({ ok: true, value: conversion })
    const missing = await searchAds.findConversion(token, 'AW-123456789/another')
    expect(missing).toEqual({ ok: true, value: null })

    const [customer] = google.books.customers
    if (customer) customer.managers = ['5550001111']
    google.books.customers.push({
      id: '5550001111',
      descriptiveName: 'Agency',
      currencyCode: 'USD',
      timeZone: 'America/Denver',
      status: 'ENABLED',
      manager: true,
      managers: [],
    })
    google.books.accessible = ['5550001111']
    expect(await searchAds.findConversion(token, sendTo)).toEqual({
      ok: true,
      value: { ...conversion, managerId: '5550001111' },
    })
  })

  it('are told of a lead in a form that Google takes, with the token in no address', async () => {
    const { google, send, token } = await open()
    expect(await send()).toMatchObject({ ok: true, value: { ok: true } })
    expect(google.books.events).toMatchObject([
      { transactionId: lead.eventId, consent: { adUserData: 'CONSENT_GRANTED' } },
    ])
    expect(google.addresses.join(' ')).not.toContain(token)
    // Whose answer was lost is told again, under the same id.
    google.decideOnce(ingest, 'cut')
    expect(await send()).toMatchObject({ value: { failure: { kind: 'unavailable' } } })
    expect(await send()).toMatchObject({ value: { ok: true } })
    const ids = google.books.events.map(
      (event) => (event as { transactionId: string }).transactionId,
    )
    expect(new Set(ids)).toEqual(new Set([lead.eventId]))
  })

  it.each([
    ['PERMISSION_DENIED', 'permission'],
    ['DESTINATION_ACCOUNT_ENHANCED_CONVERSIONS_TERMS_NOT_SIGNED', 'terms'],
    ['INVALID_CONVERSION_ACTION_TYPE', 'conversion'],
  ])('wait for the owner after %s', async (reason, problem) => {
    const { google, send } = await open()
    google.decideOnce(ingest, eventRefused(reason))
    const failure = { kind: 'account-refused', problem }
    expect(await send()).toEqual({ ok: true, value: { ok: false, failure } })
  })

  it('wait for a permission that was left out, and leave the campaigns connected', async () => {
    const { google, searchAds } = await open()
    google.withhold(conversionScope)
    const code = await allowGoogle(google, searchAds)
    const { accessToken: access } = valueOf(await searchAds.exchangeCode({ code, codeVerifier }))
    const answer = await searchAds.sendConversion(access, lead, conversion)
    const failure = { kind: 'account-refused', problem: 'permission' }
    expect(answer).toEqual({ ok: true, value: { ok: false, failure } })
    expect(await searchAds.listAccounts(access)).toMatchObject({ ok: true })
  })

  it('are given up where Google will never take the event', async () => {
    const { google, send } = await open()
    google.decideOnce(ingest, eventRefused('INVALID_FORMAT', 'REQUIRED_FIELD_MISSING'))
    const failure = { kind: 'event-refused', reason: 'INVALID_FORMAT, REQUIRED_FIELD_MISSING' }
    expect(await send()).toEqual({ ok: true, value: { ok: false, failure } })
  })

  it.each([
    ['dropped' as const, { kind: 'unavailable' }],
    [
      { status: 503, body: {} },
      { kind: 'unavailable', reason: 'HTTP 503' },
    ],
    [rateLimited(60), { kind: 'busy', retryAfterSeconds: 60 }],
  ])('are tried again after %j', async (fate, failure) => {
    const { google, send } = await open()
    google.decideOnce(ingest, fate)
    expect(await send()).toMatchObject({ ok: true, value: { ok: false, failure } })
    expect(google.books.events).toEqual([])
  })

  it('ask for another token where this one is over', async () => {
    const { google, send } = await open()
    google.forget()
    expect(await send()).toEqual({ ok: false, error: { kind: 'unauthorized' } })
  })
})
