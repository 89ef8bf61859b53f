import { describe, expect, it } from 'vitest'

import { googleClient } from '../../../testing/google-ads/sign-in.ts'
import { allowGoogle, openGoogleAds, redirectUrl } from '../../../testing/google-ads-scene.ts'
import { startGoogleAdsServer } from '../../../testing/google-ads-server.ts'
import { codeVerifier, makeCampaign, searchAdsContract } from '../search-ads-contract.ts'
import { valueOf } from '../../../testing/results.ts'
import { createGoogleSearchAds } from './google-search-ads.ts'

describe('Google Ads', () => {
  searchAdsContract(async (time) => {
    const now = () => new Date(time.ms)
    const google = await startGoogleAdsServer({ now })
    google.setPageLimit(3)
    const searchAds = createGoogleSearchAds({ ...googleClient, ...google, redirectUrl, now })
    return {
      searchAds,
      accountId: '1234567890',
      time,
      allow: () => allowGoogle(google, searchAds),
      close: google.stop,
    }
  })
})

describe('the way to Google', () => {
  it('asks for what is needed and no more, for a token that renews the other one', async () => {
    const { searchAds } = await openGoogleAds()
    const url = new URL(searchAds.authorizeUrl({ state: 's-1', codeChallenge: 'c-1' }))
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: googleClient.clientId,
      redirect_uri: redirectUrl,
      response_type: 'code',
      scope:
        'https://www.googleapis.com/auth/adwords https://www.googleapis.com/auth/datamanager https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
      access_type: 'offline',
      prompt: 'consent',
      state: 's-1',
      code_challenge: 'c-1',
      code_challenge_method: 'S256',
    })
  })

  it('leads to Google itself where no other address is configured', () => {
    const searchAds = createGoogleSearchAds({ ...googleClient, redirectUrl, now: () => new Date() })
    expect(searchAds.authorizeUrl({ state: 's', codeChallenge: 'c' })).toMatch(
      /^https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?/,
    )
  })

  it('is not gone by somebody who does not have what the code was asked for with', async () => {
    const { google, searchAds } = await openGoogleAds()
    const code = await allowGoogle(google, searchAds)
    expect(await searchAds.exchangeCode({ code, codeVerifier: 'w'.repeat(64) })).toEqual({
      ok: false,
      error: { kind: 'grant-refused' },
    })
  })

  it('ends where the person leaves out the right to manage ads', async () => {
    const { google, searchAds } = await openGoogleAds()
    google.withhold('https://www.googleapis.com/auth/adwords')
    const code = await allowGoogle(google, searchAds)
    expect(await searchAds.exchangeCode({ code, codeVerifier })).toEqual({
      ok: false,
      error: { kind: 'grant-refused' },
    })
  })

  it('gives up nothing of the person where our own keys are wrong', async () => {
    const { google } = await openGoogleAds()
    for (const wrong of [{ clientSecret: 'wrong' }, { clientId: 'wrong' }]) {
      const keys = { ...googleClient, ...google, ...wrong, redirectUrl }
      const searchAds = createGoogleSearchAds({ ...keys, now: () => new Date() })
      expect(await searchAds.exchangeCode({ code: 'any', codeVerifier })).toEqual({
        ok: false,
        error: { kind: 'unavailable', reason: 'invalid_client' },
      })
      expect(await searchAds.refresh('any')).toMatchObject({ error: { kind: 'unavailable' } })
    }
  })

  it('tells people apart by their address', async () => {
    const { searchAds, access } = await openGoogleAds()
    expect(valueOf(await searchAds.findAccountName(access.token))).toBe('ana@rivers.example')
  })

  it('leaves no token and no secret in an address', async () => {
    const { google, searchAds, access } = await openGoogleAds()
    valueOf(await makeCampaign(searchAds, access))
    valueOf(await searchAds.listCampaigns(access))
    await searchAds.revoke({ accessToken: access.token, refreshToken: null })
    const addresses = google.addresses.join('\n')
    expect(google.addresses.length).toBeGreaterThan(6)
    expect(addresses).not.toContain(access.token)
    expect(addresses).not.toContain(googleClient.clientSecret)
    expect(addresses).not.toContain('token=')
  })
})
