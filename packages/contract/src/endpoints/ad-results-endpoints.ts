import { adResultsQuerySchema, adResultsSchema, refreshedAdResultsSchema } from '../ad-results.ts'
import { endpoint } from '../endpoint.ts'

/** What advertising costs and brings, over all platforms. */
export const adResultsEndpoints = {
  getAdResults: endpoint({
    method: 'GET',
    path: '/api/ad-results',
    query: adResultsQuerySchema,
    answer: adResultsSchema,
  }),
  /** Reads the platforms now, which is otherwise done every hour, and answers the same, with what could not be read. */
  refreshAdResults: endpoint({
    method: 'POST',
    path: '/api/ad-results/refresh',
    query: adResultsQuerySchema,
    answer: refreshedAdResultsSchema,
    isSlow: true,
    isRepeatable: true,
  }),
}
