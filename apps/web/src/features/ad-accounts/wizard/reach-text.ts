import type { ReachRange } from '@wildpath/contract'

const limits = {
  budget: ', limited by your budget',
  audience: ', limited by the size of the audience',
} as const satisfies Record<NonNullable<ReachRange['limitedBy']>, string>

/** '600-1,400 people, limited by your budget'. */
export function reachText({ low, high, limitedBy }: ReachRange, unit: string): string {
  const limit = limitedBy === null ? '' : limits[limitedBy]
  return `${low.toLocaleString('en')}-${high.toLocaleString('en')} ${unit}${limit}`
}
