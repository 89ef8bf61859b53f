import type { SocialAdStatus } from '@wildpath/contract'
import { z } from 'zod'

import type { SocialAccess, SocialAdsResult } from '../social-ads.ts'
import { changed, isGone, isNumber, missing } from './facebook-objects.ts'
import { done, fail, type GraphClient } from './graph-client.ts'

const part = z.object({ id: z.string(), status: z.string() })
const adSchema = part.extend({ account_id: z.string(), campaign: part, adset: part })
type Ad = z.infer<typeof adSchema>

/** Switching and deleting what is at Facebook. */
export function createFacebookStatus(graph: GraphClient) {
  /** Of this account alone; null for one that was deleted, for which Facebook goes on answering. */
  async function readAd(
    { token, accountId }: SocialAccess,
    adId: string,
  ): Promise<SocialAdsResult<Ad | null>> {
    if (!isNumber(adId)) return missing
    const fields = 'status,account_id,campaign{id,status},adset{id,status}'
    const ad = await graph.ask(
      { method: 'GET', path: `/${adId}`, token, params: { fields } },
      adSchema,
    )
    if (!ad.ok) return ad
    if (`act_${ad.value.account_id}` !== accountId) return missing
    return isGone(ad.value) ? done(null) : ad
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
    async setStatus(
      access: SocialAccess,
      adId: string,
      status: SocialAdStatus,
    ): Promise<SocialAdsResult<null>> {
      const { token } = access
      const ad = await readAd(access, adId)
      if (!ad.ok) return ad
      if (ad.value === null) return missing
      return status === 'ACTIVE' ? activate(token, ad.value) : switchPart(token, adId, status)
    },

    async deleteAd(access: SocialAccess, adId: string): Promise<SocialAdsResult<null>> {
      const { token } = access
      const ad = await readAd(access, adId)
      if (!ad.ok) return ad
      if (ad.value === null) return done(null)
      const ads = await adsOf(token, ad.value.campaign.id)
      if (!ads.ok) return ads
      const isAlone = ads.value.every(({ id }) => id === adId)
      return remove(token, isAlone ? ad.value.campaign.id : adId)
    },

    deleteCampaign: remove,
  }
}

const othersWouldStart =
  'Its campaign is paused in Ads Manager and holds other ads that would start with it. Please switch it on there.'
