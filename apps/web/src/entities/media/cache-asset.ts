import type { QueryClient } from '@tanstack/react-query'
import type { MediaAsset } from '@wildpath/contract'

import { mediaQuery } from './media-queries.ts'

/** Shows a new picture in the library at once. */
export function cacheAsset(queryClient: QueryClient, asset: MediaAsset): void {
  queryClient.setQueryData(mediaQuery.queryKey, (assets) => assets && [asset, ...assets])
  // A list that was asked for before does not have it.
  void queryClient.invalidateQueries({ queryKey: mediaQuery.queryKey, exact: true })
}
