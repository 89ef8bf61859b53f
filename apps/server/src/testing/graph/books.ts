export type EdgeName = 'campaigns' | 'adsets' | 'adcreatives' | 'ads'

export type GraphObject = {
  id: string
  edge: EdgeName
  accountId: string
  name: string
  status: string
  /** How the review of an ad ended; null where it is shown. */
  review: string | null
  createdMs: number
  /** As they were sent. */
  fields: Record<string, unknown>
}

export type GraphAccount = {
  id: string
  name: string
  currency: string
  timezone_name: string
  account_status: number
  business_name?: string
}

/** What one ad did on one day. */
export type GraphDay = {
  adId: string
  day: string
  impressions: number
  clicks: number
  spend: string
  leads: number
}

export type GraphBooks = ReturnType<typeof createGraphBooks>

/** What one person has at Facebook. */
export function createGraphBooks(now: () => Date) {
  const objects = new Map<string, GraphObject>()
  const images = new Set<string>()
  let lastId = 120_200_000_000_000
  const accounts: GraphAccount[] = [
    {
      id: 'act_1001',
      name: 'Blue Canyon Ads',
      currency: 'USD',
      timezone_name: 'America/Denver',
      account_status: 1,
      business_name: 'Blue Canyon Rafting',
    },
  ]

  return {
    accounts,
    pages: [
      { id: '900', name: 'Somebody else', tasks: ['MODERATE'] },
      { id: '901', name: 'Blue Canyon', tasks: ['ADVERTISE', 'ANALYZE'] },
    ],
    pixels: [{ id: '777' }] as { id: string; is_unavailable?: boolean }[],
    images,
    days: [] as GraphDay[],
    /** Null where Facebook is not sure enough. */
    reach: [
      { spend: 0, reach: 0, reach_lower_bound: 0, reach_upper_bound: 0 },
      { spend: 2000, reach: 2000, reach_lower_bound: 1000, reach_upper_bound: 3000 },
      { spend: 4000, reach: 3000, reach_lower_bound: 2000, reach_upper_bound: 5000 },
    ] as object[] | null,

    add(object: Omit<GraphObject, 'id' | 'createdMs' | 'review'>): GraphObject {
      lastId += 1
      const added = { ...object, id: String(lastId), createdMs: now().getTime(), review: null }
      objects.set(added.id, added)
      return added
    },
    find: (id: string) => objects.get(id) ?? null,
    /** In the order in which they were made, without those that are deleted. */
    list: (edge: EdgeName) =>
      [...objects.values()].filter((one) => one.edge === edge && one.status !== 'DELETED'),

    /** With all that stands in it; it is still answered for by its id. */
    delete(id: string): void {
      for (const one of objects.values()) {
        const isWithin =
          one.id === id ||
          one.fields['campaign_id'] === id ||
          objects.get(String(one.fields['adset_id']))?.fields['campaign_id'] === id ||
          one.fields['adset_id'] === id
        if (isWithin && one.edge !== 'adcreatives') one.status = 'DELETED'
      }
    },
  }
}
