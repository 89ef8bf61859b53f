export type GoogleCustomer = {
  id: string
  descriptiveName: string
  currencyCode: string
  timeZone: string
  status: 'ENABLED' | 'SUSPENDED' | 'CANCELED' | 'CLOSED'
  manager: boolean
  /** The managers above it. */
  managers: string[]
}

/** A resource that was made, with its fields as they were sent. */
export type GoogleResource = {
  /** `customers/1/campaigns/2` */
  name: string
  id: string
  kind: ResourceKind
  customerId: string
  fields: Record<string, unknown>
}
export type ResourceKind =
  | 'campaignBudgets'
  | 'campaigns'
  | 'campaignCriteria'
  | 'adGroups'
  | 'adGroupCriteria'
  | 'adGroupAds'

/** What one campaign did on one day of its account. */
export type GoogleDay = {
  campaignId: string
  day: string
  impressions: number
  clicks: number
  costMicros: number
  conversions: number
}

export type GoogleBooks = ReturnType<typeof createGoogleBooks>

/** What one person has at Google Ads. */
export function createGoogleBooks() {
  let resources = new Map<string, GoogleResource>()
  let lastId = 20_000_000_000
  const customers: GoogleCustomer[] = [
    {
      id: '1234567890',
      descriptiveName: 'Blue Canyon Ads',
      currencyCode: 'USD',
      timeZone: 'America/Denver',
      status: 'ENABLED',
      manager: false,
      managers: [],
    },
  ]

  const list = (kind: ResourceKind) => [...resources.values()].filter((one) => one.kind === kind)

  return {
    customers,
    /** Whom the person signs in to directly. */
    accessible: ['1234567890'],
    days: [] as GoogleDay[],
    /** Clicks of a week that Google forecasts; null where it tells none. */
    forecastClicks: 84 as number | null,
    /** Conversions of the account that are counted on pages, with their names in tags. */
    conversionActions: [] as { id: string; sendTo: string }[],
    /** What was told of leads, and was taken. */
    events: [] as object[],
    /** Why a campaign does not simply run, by its id. */
    reasons: new Map<string, string[]>(),

    nextId: () => String((lastId += 1)),
    find: (name: string) => resources.get(name) ?? null,
    /** In the order in which they were made. */
    list,
    campaign: (id: string) => list('campaigns').find((one) => one.id === id) ?? null,
    add: (resource: GoogleResource) => void resources.set(resource.name, resource),
    /** All that `work` does, or nothing of it. */
    atomically<T>(work: () => T): T {
      const before = structuredClone(resources)
      try {
        return work()
      } catch (error) {
        resources = before
        throw error
      }
    },
  }
}
