import { isTimeZone, type SocialAdAccount } from '@wildpath/contract'
import { z } from 'zod'

import { bounds } from '../../../limits.ts'
import { graphVersion } from '../../outgoing/meta-graph.ts'
import { platformCurrency, platformName } from '../../ad-platforms/platform-text.ts'
import type { SocialAccess, SocialAds, SocialAdsResult } from '../social-ads.ts'
import { listFacebookAds } from './facebook-ad-list.ts'
import { listFacebookBudgets } from './facebook-budgets.ts'
import { createFacebookConsent } from './facebook-consent.ts'
import { createFacebookEdit } from './facebook-edit.ts'
import { createFacebookParts } from './facebook-parts.ts'
import { createFacebookReach } from './facebook-reach.ts'
import { readDailyResults } from './facebook-results.ts'
import { createFacebookStatus } from './facebook-status.ts'
import { createTargeting } from './facebook-targeting.ts'
import { createGraphClient, done, fail } from './graph-client.ts'

type Options = {
  appId: string
  appSecret: string
  redirectUrl: string
  apiUrl?: string | null
  authUrl?: string | null
  timeoutMs?: number
  wait?: (durationMs: number) => Promise<unknown>
  now: () => Date
  /** What somebody who runs the installation is to know. */
  warn?: (reason: string) => void
}

/**
 * Live adapter: Meta's Marketing API by a client of our own, since Meta's package for Node has no types and answers
 * everything as one untyped object.
 */
export function createFacebookSocialAds(options: Options): SocialAds {
  const { appSecret, timeoutMs = bounds.outgoing.socialAdsMs, wait, now, warn = () => {} } = options
  const apiUrl = (options.apiUrl ?? 'https://graph.facebook.com').replace(/\/+$/, '')
  const authUrl = options.authUrl ?? `https://www.facebook.com/${graphVersion}/dialog/oauth`
  const graph = createGraphClient({ appSecret, apiUrl, timeoutMs, ...(wait && { wait }) })
  const targeting = createTargeting(graph)
  const { findTargeting } = targeting
  const parts = createFacebookParts({ graph, findTargeting, now })
  const status = createFacebookStatus(graph)
  const editAd = createFacebookEdit(graph, now)
  const estimateReach = createFacebookReach({ graph, findTargeting })

  return {
    kind: 'live',
    ...createFacebookConsent({ ...options, graph, authUrl }),

    async listAccounts(token) {
      const fields = 'id,name,currency,business_name,account_status,timezone_name'
      const accounts = await graph.readPages(
        { method: 'GET', path: '/me/adaccounts', token, params: { fields } },
        accountSchema,
      )
      return accounts.ok ? done(accounts.value.map(presentAccount)) : accounts
    },

    listAds: (access) => within(access, () => listFacebookAds(graph, access, now())),

    listBudgets: (access) => within(access, () => listFacebookBudgets(graph, access, now())),

    uploadImage: (access, bytes) =>
      within(access, async () => {
        const answer = await graph.ask(
          {
            method: 'POST',
            path: `/${access.accountId}/adimages`,
            token: access.token,
            params: { bytes: Buffer.from(bytes).toString('base64') },
          },
          imagesSchema,
        )
        if (!answer.ok) return answer
        const [image] = Object.values(answer.value.images)
        return image === undefined ? noImage : done(image.hash)
      }),

    create: (access, kind, part) => within(access, () => parts.create(access, kind, part)),
    findMade: (access, kind, key) => within(access, () => parts.findMade(access, kind, key)),

    setStatus: status.setStatus,
    editAd: (access, adId, edit) => within(access, () => editAd(access, adId, edit)),
    deleteAd: status.deleteAd,
    deleteCampaign: ({ token }, campaignId) => status.deleteCampaign(token, campaignId),

    suggestPlaces: (access, text) =>
      within(access, () => targeting.suggestPlaces(access.token, text)),
    suggestInterests: (access, text) =>
      within(access, () => targeting.suggestInterests(access.token, text)),
    estimateReach: (access, asked) => within(access, () => estimateReach(access, asked)),
    readDailyResults: (access, days) =>
      within(access, () => readDailyResults(graph, access, days, warn)),
  }
}

/** Only what is the name of an ad account stands in a path. */
async function within<T>(
  { accountId }: SocialAccess,
  work: () => Promise<SocialAdsResult<T>>,
): Promise<SocialAdsResult<T>> {
  return /^act_\d+$/.test(accountId) ? work() : fail({ kind: 'not-found' })
}

const accountSchema = z.object({
  id: z.string(),
  name: platformName,
  currency: platformCurrency.catch(''),
  business_name: platformName,
  account_status: z.number(),
  timezone_name: z.string().refine(isTimeZone).nullable().catch(null),
})

/** developers.facebook.com/docs/marketing-api/reference/ad-account; a new number counts as not active yet. */
const statuses: Record<number, SocialAdAccount['status']> = {
  1: 'active',
  2: 'disabled',
  3: 'unsettled',
  7: 'pending',
  8: 'unsettled',
  9: 'active',
  100: 'closed',
  101: 'closed',
}

function presentAccount(account: z.infer<typeof accountSchema>): SocialAdAccount {
  return {
    id: account.id,
    name: account.name || account.id,
    currency: account.currency,
    businessName: account.business_name || null,
    // Without a currency that is known, no budget of it can be read.
    status: account.currency === '' ? 'pending' : (statuses[account.account_status] ?? 'pending'),
    timeZone: account.timezone_name,
  }
}

const imagesSchema = z.object({ images: z.record(z.string(), z.object({ hash: z.string() })) })
const noImage = fail({ kind: 'unavailable', reason: 'no picture in the answer' })
