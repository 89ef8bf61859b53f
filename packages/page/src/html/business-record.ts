/** What a business says of itself for machines: only what its owner confirmed. */
export type BusinessRecord = {
  /** The key of what it does in the table of activities, and of its line of trade; either may be unknown. */
  activity: string | null
  industry: string
  phone?: string | undefined
  email?: string | undefined
  address?:
    | {
        street?: string | undefined
        postalCode?: string | undefined
        locality?: string | undefined
        region?: string | undefined
        country?: string | undefined
      }
    | undefined
  location?: { latitude: number; longitude: number } | undefined
  hours?: readonly OpeningPeriod[] | undefined
  /** Addresses of the web where it is found too. */
  profiles: readonly string[]
  foundingYear?: number | undefined
  offers: readonly BusinessOffer[]
}

/** `days` as 'Monday'; times as '09:00'. */
export type OpeningPeriod = { days: readonly string[]; opens: string; closes: string }

export type BusinessOffer = {
  name: string
  description?: string | undefined
  /** In the currency's main unit; an ISO 4217 code. */
  amount: number
  currency: string
  /** What the price is for, such as 'person'; empty where it is for all. */
  unit: string
  /** The lowest of several prices. */
  isFrom: boolean
}
