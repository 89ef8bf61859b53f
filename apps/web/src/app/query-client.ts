import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

import { ApiFailure } from '../entities/api/api-failure.ts'
import { refusedFeature } from '../entities/plan/plan-refusal.ts'
import { requestUpgrade } from '../entities/plan/upgrade-request.ts'

/**
 * The cache of server state. The API client repeats what may be repeated, so the cache never does;
 * and it asks even when the browser believes it is offline, because the browser is often wrong.
 */
export function createQueryClient(handlers: { onSessionExpired: () => void }): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(failure) {
        if (failure instanceof ApiFailure && failure.code === 'not-signed-in') {
          handlers.onSessionExpired()
        }
      },
    }),
    mutationCache: new MutationCache({
      onError(failure) {
        // Whatever was to be changed: the way to change it is another plan.
        const feature = refusedFeature(failure)
        if (feature !== null) requestUpgrade({ feature, note: failure.message })
      },
    }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 30_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
