import { isRecord, type JsonRecord } from '../json-value.ts'
import { upgradeFromOne } from './upgrade-from-one.ts'

/** The version this code writes. */
export const pageVersion = 2

/** One step each: from the version of its key to the next. */
const upgrades: Record<number, (page: JsonRecord) => JsonRecord> = {
  1: upgradeFromOne,
}

/**
 * Brings a stored page to the present version, one step after the other; a page of the present
 * version, or without one, comes back as it is. Running it twice gives what running it once gives.
 */
export function upgradePage(value: unknown): unknown {
  let page = value
  while (isRecord(page) && typeof page['version'] === 'number') {
    const upgrade = upgrades[page['version']]
    if (upgrade === undefined) return page
    page = upgrade(page)
  }
  return page
}
