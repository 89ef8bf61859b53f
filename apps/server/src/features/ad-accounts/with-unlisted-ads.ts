import { z } from 'zod'

import type { ReadAccount } from '../ad-results/index.ts'
import type { StoredAdCreation } from './ad-creation-repository.ts'
import { readName } from './ad-key.ts'

type Read = Omit<ReadAccount, 'ads'> & {
  /** As the platform lists them. */
  ads: readonly Omit<ReadAccount['ads'][number], 'isListed'>[]
  /** What the platform calls the ads that have days, by their ids, where it says so beside them. */
  names: ReadonlyMap<string, string>
}

const formSchema = z.object({ destinationUrl: z.string() })

/**
 * An account with the ads that have days and stand in no list, as deleted ones do: under the name that stands beside their
 * days, or that they were made with here, so that no money is left out.
 */
export function withUnlistedAds(
  { ads, names, ...account }: Read,
  created: readonly Pick<StoredAdCreation, 'adId' | 'name' | 'form'>[],
): ReadAccount {
  const listed = ads.map((ad) => ({ ...ad, name: readName(ad.name).name, isListed: true }))
  const unlisted = new Set(account.days.map(({ adId }) => adId))
  for (const { id } of listed) unlisted.delete(id)
  const made = new Map(created.map((creation) => [creation.adId, creation]))
  return {
    ...account,
    ads: [
      ...listed,
      ...[...unlisted].map((id) => ({
        id,
        name: readName(names.get(id) ?? '').name || made.get(id)?.name || `Ad ${id}`,
        destinationUrl: formSchema.safeParse(made.get(id)?.form).data?.destinationUrl ?? '',
        isListed: false,
        isDeleted: true,
      })),
    ],
  }
}
