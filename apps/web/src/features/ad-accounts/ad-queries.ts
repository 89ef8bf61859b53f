import { type QueryClient, queryOptions } from '@tanstack/react-query'

import { ApiFailure } from '../../entities/api/api-failure.ts'
import { runningAdsQuery } from '../../entities/ad-spending/running-ads-query.ts'

import type { AdPlatform } from './ad-platform.ts'

/** Everything that was read of a platform. */
export function platformKey({ key }: AdPlatform) {
  return [key] as const
}

/** What there is on an account: the list, and what else changes with it. */
export function accountKey({ key }: AdPlatform, accountId: string) {
  return [key, 'account', accountId] as const
}

export function connectionQuery(platform: AdPlatform) {
  return queryOptions({
    queryKey: [platform.key, 'connection'],
    queryFn: ({ signal }) => platform.readConnection(signal),
  })
}

export function accountsQuery(platform: AdPlatform) {
  return queryOptions({
    queryKey: [platform.key, 'accounts'],
    queryFn: ({ client, signal }) =>
      readConnected(client, platform, () => platform.readAccounts(signal)),
  })
}

/** Reads something by way of a connection. When the platform no longer accepts it, the panel shows so. */
export async function readConnected<T>(
  queryClient: QueryClient,
  platform: AdPlatform,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read()
  } catch (failure) {
    const isOver = failure instanceof ApiFailure && overCodes.includes(failure.code)
    if (isOver) void queryClient.invalidateQueries({ queryKey: [platform.key, 'connection'] })
    throw failure
  }
}

/** Reads the ads of an account, which the server notes: what is known to run may be something else then. */
export async function readAds<T>(
  queryClient: QueryClient,
  platform: AdPlatform,
  read: () => Promise<T>,
): Promise<T> {
  const ads = await readConnected(queryClient, platform, read)
  void queryClient.invalidateQueries({ queryKey: runningAdsQuery.queryKey })
  return ads
}

const overCodes: readonly string[] = [
  'social-ads-reconnect',
  'social-ads-not-connected',
  'search-ads-reconnect',
  'search-ads-not-connected',
]

/** While something is being made or taken back, the list is read again after so many milliseconds. */
export function pauseWhileMaking(
  list: { creations: readonly { state: string }[] } | undefined,
): number | false {
  return list?.creations.some(({ state }) => state !== 'failed') === true ? 10_000 : false
}
