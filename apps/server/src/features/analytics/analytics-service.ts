import { conversionRate, devices, type Analytics } from '@wildpath/contract'

import { bounds } from '../../limits.ts'
import { err, ok, type Result } from '../../result.ts'
import type { AnalyticsRepository } from './analytics-repository.ts'

export type AnalyticsService = {
  /** `days` UTC days up to and including today, of one funnel or of all the owner's. */
  get(
    userId: string,
    asked: { funnelId?: string | undefined; days: number },
  ): Promise<Result<Analytics>>
}

type Options = { analytics: AnalyticsRepository; now: () => Date }

const dayMs = 86_400_000

export function createAnalyticsService({ analytics, now }: Options): AnalyticsService {
  return {
    async get(userId, { funnelId, days: count }) {
      const funnelIds = await analytics.listFunnelIds(userId, funnelId)
      if (funnelId !== undefined && funnelIds.length === 0) return err({ code: 'funnel-not-found' })
      const asked = daysUpTo(now(), count)
      const range = { funnelIds, first: asked[0] ?? '', last: asked.at(-1) ?? '' }
      const [counted, sources, ads, used] = await Promise.all([
        analytics.listDays(range),
        analytics.listSources(range, bounds.lists.analyticsSources),
        analytics.listAds(range, bounds.lists.analyticsAds),
        analytics.listDevices(range),
      ])
      const byDay = new Map(counted.map((day) => [day.day, day]))
      const days = asked.map((day) => byDay.get(day) ?? { day, views: 0, visitors: 0, leads: 0 })
      return ok({
        days,
        sources,
        ads,
        devices: devices.map(
          (device) => used.find((row) => row.device === device) ?? { device, views: 0, leads: 0 },
        ),
        totals: totalsOf(days),
      })
    },
  }
}

function daysUpTo(last: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(last.getTime() - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  )
}

function totalsOf(days: Analytics['days']): Analytics['totals'] {
  const sum = (count: 'views' | 'visitors' | 'leads') =>
    days.reduce((total, day) => total + day[count], 0)
  const [views, visitors, leads] = [sum('views'), sum('visitors'), sum('leads')]
  return { views, visitors, leads, conversion_rate: conversionRate(leads, views) }
}
