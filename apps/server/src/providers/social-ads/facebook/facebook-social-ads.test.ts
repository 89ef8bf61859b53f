import { describe, expect, it } from 'vitest'

import { facebookApp } from '../../../testing/graph/sign-in.ts'
import { startGraphServer } from '../../../testing/graph-server.ts'
import {
  codeChallenge,
  openFacebook,
  redirectUrl,
  startMs,
} from '../../../testing/facebook-scene.ts'
import { makeAd, socialAdsContract } from '../social-ads-contract.ts'
import { valueOf } from '../../../testing/results.ts'
import { createFacebookSocialAds } from './facebook-social-ads.ts'

const now = () => new Date(startMs)

describe('Facebook', () => {
  socialAdsContract(async (time) => {
    const graph = await startGraphServer({ now: () => new Date(time.ms) })
    graph.setPageLimit(3)
    const socialAds = createFacebookSocialAds({
      ...facebookApp,
      ...graph,
      redirectUrl,
      now: () => new Date(time.ms),
    })
    return {
      socialAds,
      accountId: 'act_1001',
      time,
      async allow() {
        const back = await graph.visit(socialAds.authorizeUrl({ state: 's', codeChallenge }))
        return back.searchParams.get('code') ?? ''
      },
      close: graph.stop,
    }
  })
})

describe('the way to Facebook', () => {
  it('asks for what is needed and no more', async () => {
    const { socialAds } = await openFacebook()
    const url = new URL(socialAds.authorizeUrl({ state: 's-1', codeChallenge: 'c' }))
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: facebookApp.appId,
      redirect_uri: redirectUrl,
      state: 's-1',
      response_type: 'code',
      scope: 'ads_management,pages_show_list,pages_manage_ads',
      code_challenge: 'c',
      code_challenge_method: 'S256',
      auth_type: 'rerequest',
    })
  })

  it('leads to Facebook itself where no other address is configured', () => {
    const socialAds = createFacebookSocialAds({ ...facebookApp, redirectUrl, now })
    expect(socialAds.authorizeUrl({ state: 's', codeChallenge: 'c' })).toMatch(
      /^https:\/\/www\.facebook\.com\/v26\.0\/dialog\/oauth\?/,
    )
  })

  it('gives up nothing of the person where our own keys are wrong', async () => {
    const { graph } = await openFacebook()
    for (const wrong of [{ appSecret: 'wrong' }, { appId: '1' }]) {
      const socialAds = createFacebookSocialAds({
        ...facebookApp,
        ...graph,
        ...wrong,
        redirectUrl,
        now,
      })
      expect(await socialAds.exchangeCode({ code: 'any', codeVerifier: 'v' })).toMatchObject({
        error: { kind: 'unavailable' },
      })
    }
  })

  it('leaves no token and no secret in an address', async () => {
    const { graph, socialAds, access } = await openFacebook()
    graph.setPageLimit(1)
    valueOf(await makeAd(socialAds, access))
    valueOf(await makeAd(socialAds, access))
    valueOf(await socialAds.listAds(access))
    const addresses = graph.addresses.join('\n')
    expect(graph.addresses.length).toBeGreaterThan(20)
    expect(graph.isToken(addresses)).toBe(false)
    expect(addresses).not.toContain(facebookApp.appSecret)
    expect(addresses).not.toContain('access_token=')
  })
})
