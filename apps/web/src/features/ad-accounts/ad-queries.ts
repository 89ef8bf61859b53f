import { queryOptions } from '@tanstack/react-query'

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
    queryFn: ({ signal }) => platform.readAccounts(signal),
  })
}
