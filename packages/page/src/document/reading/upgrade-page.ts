import { isRecord, type JsonRecord } from '../json-value.ts'
import { upgradeFromOne } from './upgrade-from-one.ts'
import { upgradeFromTwo } from './upgrade-from-two.ts'

/** The version this code writes. */
export const pageVersion = 3

/** One step each: from the version of its key to the next. */
const upgrades: Record<number, (page: JsonRecord) => JsonRecord> = {
  1: upgradeFromOne,
  2: upgradeFromTwo,
}

/**
 * Brings a stored page to the present version, one step after the other; a page of the present
 * version, or without one, comes back as it is, its theme apart. Running it twice gives what running it once gives.
 */
export function upgradePage(value: unknown): unknown {
  let page = value
  while (isRecord(page) && typeof page['version'] === 'number') {
    const upgrade = upgrades[page['version']]
    if (upgrade === undefined) break
    page = upgrade(page)
  }
  return isRecord(page) ? withTheme(page) : page
}

/** The theme was called `design` at first, in pages with a version and without. */
function withTheme(page: JsonRecord): JsonRecord {
  const { style } = page
  if (!isRecord(style) || !('design' in style) || 'theme' in style) return page
  const { design: theme, ...rest } = style
  return { ...page, style: { theme, ...rest } }
}
