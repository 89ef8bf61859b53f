/** leads / views × 100 with one decimal; null at zero views. */
export function conversionRate(leads: number, views: number): number | null {
  return views === 0 ? null : Math.round((leads / views) * 1000) / 10
}
