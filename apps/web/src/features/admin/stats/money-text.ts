import { priceText } from '@wildpath/contract'

/** '$1,234.50' for US dollars; '$0.00' for nothing, as in a column of sums. */
export function moneyText(dollars: number): string {
  const cents = Math.round(dollars * 100)
  return cents === 0 ? '$0.00' : priceText(cents)
}

/** '+12.5%', '-3%', '0%'. */
export function growthText(percent: number): string {
  return `${percent > 0 ? '+' : ''}${percent}%`
}

const month = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** 'May 2026' for its first day. */
export function monthText(firstDay: string): string {
  return month.format(new Date(`${firstDay}T00:00:00Z`))
}
