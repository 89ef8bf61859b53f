import { createApiClient } from '../../lib/api-client.ts'
import { networkStatus } from '../../lib/network-status.ts'
import { readFailure } from './api-failure.ts'

/** Calls an endpoint of the contract; rejects with an ApiFailure. */
export const callApi = createApiClient({
  fetch: (...request) => globalThis.fetch(...request),
  wait: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
  network: networkStatus,
  readFailure,
  report: (message) => console.error(message),
})
