import {
  addDays,
  type Analytics,
  conversionRate,
  devices,
  getLocalDay,
  getTimeZone,
  listDaysUpTo,
  type User,
} from '@wildpath/contract'

import { bounds } from '../../limits.ts'
import { err, ok, type Result } from '../../result.ts'
import type { AnalyticsRepository } from './analytics-repository.ts'
import { groupAds, groupSources } from './group-sources.ts'

export type AnalyticsService = {
  /**
   * Returns the last `days` days in the owner's time zone, including today, for one or all of the owner's funnels, plus
   * later days that were counted in an earlier time zone.
   */
  get(
    user: User,
    asked: { funnelId?: string | undefined; days: number },
  ): Promise<Result<Analytics>>
}

type Options = { analytics: AnalyticsRepository; now: () => Date }

/**
 * After moving to a time zone further west, the owner has counted days that have not begun there yet; time zones differ
 * by at most 26 hours.
 */
const mostDaysAhead = 2

export function createAnalyticsService({ analytics, now }: Options): AnalyticsService {
  return {
    async get(user, { funnelId, days: count }) {
      const funnelIds = await analytics.listFunnelIds(user.id, funnelId)
      if (funnelId !== undefined && funnelIds.length === 0) return err({ code: 'funnel-not-found' })
      const timeZone = getTimeZone(user)
      const today = getLocalDay(now(), timeZone)
      const asked = listDaysUpTo(today, count)
      const range = { funnelIds, first: asked[0] ?? '', last: addDays(today, mostDaysAhead) }
      const [counted, sources, ads, used] = await Promise.all([
        analytics.listDays(range),
        analytics.listSources(range),
        analytics.listAds(range),
        analytics.listDevices(range),
      ])
      const byDay = new Map(counted.map((day) => [day.day, day]))
      const ahead = listDaysUpTo(range.last, mostDaysAhead)
      const lastCounted = ahead.findLastIndex((day) => byDay.has(day))
      const days = [...asked, ...ahead.slice(0, lastCounted + 1)].map(
        (day) => byDay.get(day) ?? { day, views: 0, visitors: 0, leads: 0 },
      )
      return ok({
        time_zone: timeZone,
        days,
        sources: groupSources(sources, bounds.lists.analyticsSources),
        ads: groupAds(ads, bounds.lists.analyticsAds),
        devices: devices.map(
          (device) => used.find((row) => row.device === device) ?? { device, views: 0, leads: 0 },
        ),
        totals: totalsOf(days),
      })
    },
  }
}

function totalsOf(days: Analytics['days']): Analytics['totals'] {
  const sum = (count: 'views' | 'visitors' | 'leads') =>
    days.reduce((total, day) => total + day[count], 0)
  const [views, visitors, leads] = [sum('views'), sum('visitors'), sum('leads')]
  return { views, visitors, leads, conversion_rate: conversionRate(leads, views) }
}
