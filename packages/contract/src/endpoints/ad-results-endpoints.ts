import { adResultsQuerySchema, adResultsSchema } from '../ad-results.ts'
import { endpoint } from '../endpoint.ts'

/** What advertising costs and brings, over all platforms. */
export const adResultsEndpoints = {
  getAdResults: endpoint({
    method: 'GET',
    path: '/api/ad-results',
    query: adResultsQuerySchema,
    answer: adResultsSchema,
  }),
  /** Reads the platforms now, which is otherwise done every hour, and answers the same. */
  refreshAdResults: endpoint({
    method: 'POST',
    path: '/api/ad-results/refresh',
    query: adResultsQuerySchema,
    answer: adResultsSchema,
    isSlow: true,
    isRepeatable: true,
  }),
}
