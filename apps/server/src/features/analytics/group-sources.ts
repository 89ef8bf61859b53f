import { type Analytics, groupSource } from '@wildpath/contract'

export type CountedSource = Analytics['sources'][number]
export type CountedAd = Analytics['ads'][number]

const otherSources = 'other'

/**
 * Merges the sources of each network, most views first. Grouping on read also covers days stored before a network was added.
 * Sources beyond the limit become 'other', so that totals stay complete.
 */
export function groupSources(counted: readonly CountedSource[], limit: number): CountedSource[] {
  const grouped = addUp(
    counted.map((row) => ({ ...row, source: groupSource(row.source) })),
    writeKey,
  )
  if (grouped.length <= limit) return grouped
  const rest = grouped
    .slice(limit - 1)
    .map((row) => ({ ...row, source: otherSources, is_paid: false }))
  return addUp([...grouped.slice(0, limit - 1), ...rest], writeKey)
}

function writeKey({ source, is_paid: isPaid }: CountedSource): string {
  return `${source}/${isPaid}`
}

/** Merges the ads of each network, most views first. */
export function groupAds(counted: readonly CountedAd[], limit: number): CountedAd[] {
  const grouped = addUp(
    counted.map((row) => ({ ...row, source: groupSource(row.source) })),
    ({ source, ad_id: adId }) => `${adId}/${source}`,
  )
  return grouped.slice(0, limit)
}

/** Merges rows with the same key; sorts by views, leads, and key. */
function addUp<Row extends { views: number; leads: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const sums = new Map<string, Row>()
  for (const row of rows) {
    const key = keyOf(row)
    const sum = sums.get(key)
    sums.set(
      key,
      sum === undefined
        ? row
        : { ...sum, views: sum.views + row.views, leads: sum.leads + row.leads },
    )
  }
  return [...sums]
    .toSorted(
      ([oneKey, one], [otherKey, other]) =>
        other.views - one.views || other.leads - one.leads || (oneKey < otherKey ? -1 : 1),
    )
    .map(([, row]) => row)
}
