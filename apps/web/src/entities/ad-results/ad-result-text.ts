import { moneyText } from '../../lib/money-text.ts'

const counts = new Intl.NumberFormat('en')

/** '1,247'; a dash where nothing can be counted. */
export function countText(count: number | null): string {
  return count === null ? '–' : counts.format(count)
}

/** '$12.50'; a dash where there is nothing to divide by. */
export function costText(cost: number | null, currency: string): string {
  return cost === null ? '–' : moneyText(cost, currency)
}
