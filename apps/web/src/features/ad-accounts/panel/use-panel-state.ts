import { useQuery } from '@tanstack/react-query'
import type { User } from '@wildpath/contract'

import type { AdPlatform } from '../ad-platform.ts'
import { connectionQuery } from '../ad-queries.ts'
import { adPanelState } from './panel-state.ts'

/** How a person stands with a platform, with the query that says so. */
export function usePanelState(platform: AdPlatform, user: User) {
  const connection = useQuery(connectionQuery(platform))
  const state = adPanelState(user.plan, {
    connection: connection.data,
    isFailed: connection.isError,
  })
  return { connection, state }
}
