import type { SocialAdStatus } from '@wildpath/contract'
import { z } from 'zod'

import type { SocialAdsResult } from '../social-ads.ts'
import { done, fail, type GraphClient } from './graph-client.ts'

const part = z.object({ id: z.string(), status: z.string() })
const adSchema = part.extend({ campaign: part, adset: part })
type Ad = z.infer<typeof adSchema>

const changed = z.object({ success: z.boolean() })
const goneStatuses = ['DELETED', 'ARCHIVED']

/** Switching and deleting what is at Facebook. */
export function createFacebookStatus(graph: GraphClient) {
  /** Facebook goes on answering for what was deleted. */
  async function readAd(token: string, adId: string): Promise<SocialAdsResult<Ad>> {
    if (!isNumber(adId)) return gone
    const fields = 'status,campaign{id,status},adset{id,status}'
    const ad = await graph.ask(
      { method: 'GET', path: `/${adId}`, token, params: { fields } },
      adSchema,
    )
    return ad.ok && goneStatuses.includes(ad.value.status) ? gone : ad
  }

  const adsOf = (token: string, campaignId: string) =>
    graph.readPages(
      { method: 'GET', path: `/${campaignId}/ads`, token, params: { fields: 'id,status' } },
      part,
    )

  async function switchPart(token: string, id: string, status: SocialAdStatus) {
    const answer = await graph.ask(
      { method: 'POST', path: `/${id}`, token, params: { status } },
      changed,
    )
    return answer.ok ? done(null) : answer
  }

  async function remove(token: string, id: string): Promise<SocialAdsResult<null>> {
    if (!isNumber(id)) return done(null)
    const answer = await graph.ask({ method: 'DELETE', path: `/${id}`, token }, changed)
    return answer.ok || answer.error.kind === 'not-found' ? done(null) : answer
  }

  /** The ad first and what holds it afterwards: nothing spends before the last of them is on. */
  async function activate(token: string, ad: Ad): Promise<SocialAdsResult<null>> {
    const holders = [ad.adset, ad.campaign].filter(({ status }) => status !== 'ACTIVE')
    if (holders.length > 0) {
      const ads = await adsOf(token, ad.campaign.id)
      if (!ads.ok) return ads
      const wouldStart = ads.value.some(({ id, status }) => id !== ad.id && status === 'ACTIVE')
      if (wouldStart) return fail({ kind: 'refused', message: othersWouldStart })
    }
    for (const { id } of [ad, ...holders]) {
      // oxlint-disable-next-line no-await-in-loop -- in this order
      const answer = await switchPart(token, id, 'ACTIVE')
      if (!answer.ok) return answer
    }
    return done(null)
  }

  return {
    async setStatus(token: string, adId: string, status: SocialAdStatus) {
      const ad = await readAd(token, adId)
      if (!ad.ok) return ad
      return status === 'ACTIVE' ? activate(token, ad.value) : switchPart(token, adId, status)
    },

    async deleteAd(token: string, adId: string): Promise<SocialAdsResult<null>> {
      const ad = await readAd(token, adId)
      if (!ad.ok) return ad.error.kind === 'not-found' ? done(null) : ad
      const ads = await adsOf(token, ad.value.campaign.id)
      if (!ads.ok) return ads
      const isAlone = ads.value.every(({ id }) => id === adId)
      return remove(token, isAlone ? ad.value.campaign.id : adId)
    },

    deleteCampaign: remove,
  }
}

const gone = { ok: false, error: { kind: 'not-found' } } as const
const othersWouldStart =
  'Its campaign is paused in Ads Manager and holds other ads that would start with it. Please switch it on there.'

/** Names of Graph's own, such as 'me', stand for other things than an ad. */
function isNumber(id: string): boolean {
  return /^\d+$/.test(id)
}
