import {
  adAccountPlaceSchema,
  adCapSchema,
  adSpendingLogSchema,
  adSpendingQuerySchema,
  runningAdsListSchema,
} from '../ad-spending.ts'
import { endpoint } from '../endpoint.ts'

/** What keeps an owner's money safe at the ad platforms. */
export const adSpendingEndpoints = {
  getAdCap: endpoint({
    method: 'GET',
    path: '/api/ad-spending/caps/:platform/:accountId',
    params: adAccountPlaceSchema,
    answer: adCapSchema,
  }),
  /** What runs already goes on, also beyond a lower cap. */
  setAdCap: endpoint({
    method: 'PUT',
    path: '/api/ad-spending/caps/:platform/:accountId',
    params: adAccountPlaceSchema,
    body: adCapSchema,
    answer: adCapSchema,
    isRepeatable: true,
  }),
  listAdSpending: endpoint({
    method: 'GET',
    path: '/api/ad-spending/log',
    query: adSpendingQuerySchema,
    answer: adSpendingLogSchema,
  }),
  /** What a person should know before they end something that ads need. */
  listRunningAds: endpoint({
    method: 'GET',
    path: '/api/ad-spending/running',
    answer: runningAdsListSchema,
  }),
}
