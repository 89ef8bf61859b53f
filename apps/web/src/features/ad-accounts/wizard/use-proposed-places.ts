import { useQuery } from '@tanstack/react-query'
import type { AdPlace } from '@wildpath/contract'

import type { AdAccount, AdPlatform } from '../ad-platform.ts'
import { platformKey } from '../ad-queries.ts'
import type { BusinessPlace } from '../business-place.ts'
import { countryOfAccount } from '../country-of-account.ts'
import { proposeCountry } from '../propose-country.ts'
import { proposePlaces } from '../propose-places.ts'

export type PlaceProposal = {
  places: AdPlace[]
  /** Why the owner should check it; null if the business states it. */
  note: string | null
}

type Options = {
  platform: AdPlatform
  account: AdAccount
  /** Null without an adventure. */
  business: BusinessPlace | null
  suggest: (text: string) => Promise<readonly AdPlace[]>
}

/** Proposes where to show an ad; undefined until the platform has answered. */
export function useProposedPlaces(options: Options): PlaceProposal | undefined {
  const { platform, account, business, suggest } = options
  const { code, note } = proposeCountry([business?.country ?? null, countryOfAccount(account)], {
    isOfAdventure: business !== null,
  })
  const [town, region] = [business?.town ?? null, business?.region ?? null]
  const proposed = useQuery({
    queryKey: [...platformKey(platform), 'proposed-places', account.id, code, town, region],
    queryFn: () => proposePlaces({ town, region, country: code, suggest }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  // Without an answer the owner chooses.
  if (proposed.isError) return { places: [], note: null }
  return proposed.data && { places: proposed.data, note }
}
