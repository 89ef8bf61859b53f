import type { AdResult } from '@wildpath/contract'

import { moneyText } from '../../lib/money-text.ts'

const counts = new Intl.NumberFormat('en')

/** '1,247'; a dash where nothing can be counted. */
export function countText(count: number | null): string {
  return count === null ? '–' : counts.format(count)
}

/** What a refresh tells where accounts could not be read. */
export function unreadText(names: readonly string[]): string {
  const [first = '', ...others] = names
  const second = others.length > 1 ? `${others.length} other accounts` : others[0]
  return second === undefined
    ? `${first} could not be read. Its costs stay as they were last read. Everything else is up to date.`
    : `${first} and ${second} could not be read. Their costs stay as they were last read. Everything else is up to date.`
}

/** '$12.50'; a dash where there is nothing to divide by. */
export function costText(cost: number | null, currency: string): string {
  return cost === null ? '–' : moneyText(cost, currency)
}

type Place = Pick<AdResult, 'platform' | 'names' | 'funnel_title' | 'deleted' | 'is_connected'>

const platforms = {
  // Facebook lists neither, and does not say which of the two it is.
  facebook: { name: 'Facebook', deleted: 'deleted or archived' },
  google: { name: 'Google', deleted: 'removed' },
} as const

/** Where ads stand or stood: 'Facebook · Summer trips · 1 of 2 deleted or archived · no longer connected'. */
export function placeText(row: Place): string {
  const { names, funnel_title, deleted, is_connected } = row
  const platform = platforms[row.platform]
  const share = deleted < names.length ? `${deleted} of ${names.length} ` : ''
  return [
    platform.name,
    ...(funnel_title === null ? [] : [funnel_title]),
    ...(deleted === 0 ? [] : [share + platform.deleted]),
    ...(is_connected ? [] : ['no longer connected']),
  ].join(' · ')
}
