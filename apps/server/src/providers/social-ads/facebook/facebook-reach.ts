import type { EstimatedReach } from '@wildpath/contract'
import { z } from 'zod'

import type { Audience, SocialAccess, SocialAdsResult } from '../social-ads.ts'
import { amountOf } from './account-money.ts'
import { readAccount } from './facebook-account.ts'
import type { createTargeting } from './facebook-targeting.ts'
import { done, type GraphClient } from './graph-client.ts'

/** Of a day: what spending so much reaches. Spend as budgets are written, in hundredths for most currencies. */
const pointSchema = z.object({
  spend: z.number(),
  reach: z.number().default(0),
  reach_lower_bound: z.number().optional(),
  reach_upper_bound: z.number().optional(),
})
type Point = z.infer<typeof pointSchema>

const estimateSchema = z.object({
  data: z.array(
    z.object({
      estimate_ready: z.boolean().default(false),
      daily_outcomes_curve: z.array(pointSchema).default([]),
    }),
  ),
})

type Options = {
  graph: Pick<GraphClient, 'ask'>
  findTargeting: ReturnType<typeof createTargeting>['findTargeting']
}

/** developers.facebook.com/docs/marketing-api/reference/ad-account/delivery_estimate */
export function createFacebookReach({ graph, findTargeting }: Options) {
  return async (
    access: SocialAccess,
    { audience, dailyCents }: { audience: Audience; dailyCents: number },
  ): Promise<SocialAdsResult<EstimatedReach>> => {
    const account = await readAccount(graph, access)
    if (!account.ok) return account
    const targeting = await findTargeting(access.token, audience)
    if (!targeting.ok) return targeting
    const answer = await graph.ask(
      {
        method: 'GET',
        path: `/${access.accountId}/delivery_estimate`,
        token: access.token,
        params: { targeting_spec: targeting.value, optimization_goal: 'REACH' },
      },
      estimateSchema,
    )
    if (!answer.ok) return answer
    const [estimate] = answer.value.data
    if (estimate?.estimate_ready !== true) return done(null)
    return done(
      reachAt(estimate.daily_outcomes_curve, amountOf(dailyCents, account.value.currency)),
    )
  }
}

/**
 * Between the two points around the budget; beyond the last one Facebook tells nothing more. As long as the curve rises,
 * more money would reach more. Null without a curve.
 */
function reachAt(curve: readonly Point[], spend: number): EstimatedReach {
  const points = curve.toSorted((one, other) => one.spend - other.spend)
  // Where Facebook is not sure enough it answers one point of zeros.
  if (points.every(({ reach }) => reach === 0)) return null
  const above = points.find((point) => point.spend >= spend) ?? points.at(-1)
  const below = points.findLast((point) => point.spend <= spend) ?? points[0]
  if (above === undefined || below === undefined) return null
  const width = above.spend - below.spend
  const part = width === 0 ? 0 : (spend - below.spend) / width
  const at = (read: (point: Point) => number) =>
    Math.round(read(below) + (read(above) - read(below)) * part)
  const most = Math.max(...points.map(({ reach }) => reach))
  return {
    limitedBy: at(({ reach }) => reach) < most ? 'budget' : 'audience',
    low: at(({ reach, reach_lower_bound: low }) => low ?? reach),
    high: at(({ reach, reach_upper_bound: high }) => high ?? reach),
  }
}
