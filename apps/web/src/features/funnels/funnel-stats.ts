import { conversionRate, type Funnel } from '@wildpath/contract'

export type FunnelTotals = {
  adventures: number
  published: number
  views: number
  leads: number
  /** Null at zero views. */
  conversionRate: number | null
}

/** The sums over all of a person's funnels; the rate is of the sums, not a mean of rates. */
export function sumFunnels(funnels: readonly Pick<Funnel, 'status' | 'stats'>[]): FunnelTotals {
  const views = funnels.reduce((sum, { stats }) => sum + stats.views, 0)
  const leads = funnels.reduce((sum, { stats }) => sum + stats.leads, 0)
  return {
    adventures: funnels.length,
    published: funnels.filter(({ status }) => status === 'published').length,
    views,
    leads,
    conversionRate: conversionRate(leads, views),
  }
}

const counts = new Intl.NumberFormat('en')
const rates = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** '1,247' */
export function formatCount(count: number): string {
  return counts.format(count)
}

/** '7.1%' for a rate in percent; a dash where nobody has looked yet. */
export function formatRate(rate: number | null): string {
  return rate === null ? '–' : `${rates.format(rate)}%`
}

/** '1 lead', '2 leads' */
export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`
}
