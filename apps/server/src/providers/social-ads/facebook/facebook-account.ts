import { isTimeZone } from '@wildpath/contract'
import { z } from 'zod'

import { platformCurrency } from '../../ad-platforms/platform-text.ts'
import type { SocialAccess, SocialAdsResult } from '../social-ads.ts'
import { done, type GraphClient } from './graph-client.ts'

/** What an account counts in. */
export type Account = { currency: string; zone: string }

const accountSchema = z.object({
  currency: platformCurrency,
  timezone_name: z.string().refine(isTimeZone),
})

export async function readAccount(
  graph: Pick<GraphClient, 'ask'>,
  { token, accountId }: SocialAccess,
): Promise<SocialAdsResult<Account>> {
  const answer = await graph.ask(
    { method: 'GET', path: `/${accountId}`, token, params: { fields: 'currency,timezone_name' } },
    accountSchema,
  )
  if (!answer.ok) return answer
  return done({ currency: answer.value.currency, zone: answer.value.timezone_name })
}
