import { z } from 'zod'

import { adConnectionSchema, providerIdSchema } from '../ad-accounts.ts'
import { suggestedPlacesSchema, suggestRequestSchema } from '../ad-places.ts'
import { connectAddressSchema, connectRequestSchema, disconnectedSchema } from '../connections.ts'
import { endpoint } from '../endpoint.ts'
import {
  googleAccountsPath,
  searchAdAccountSchema,
  searchCampaignFormSchema,
  searchCampaignListSchema,
  searchCampaignSchema,
  searchReachRequestSchema,
  searchReachSchema,
  searchResultsSchema,
  switchedStatusSchema,
} from '../search-ads.ts'
import { openedSearchCampaignSchema, searchCampaignChangeSchema } from '../search-campaign-edit.ts'
import { nothing } from './shapes.ts'

const byAccount = z.object({ accountId: providerIdSchema })
const byCampaign = z.object({ accountId: providerIdSchema, campaignId: providerIdSchema })
const campaignPath = `${googleAccountsPath}/:accountId/campaigns/:campaignId` as const

/** Search campaigns at Google Ads, on the person's own account there. */
export const searchAdsEndpoints = {
  getSearchAdsConnection: endpoint({
    method: 'GET',
    path: '/api/google/connection',
    answer: adConnectionSchema,
  }),
  connectSearchAds: endpoint({
    method: 'POST',
    path: '/api/google/connection',
    body: connectRequestSchema,
    answer: connectAddressSchema,
  }),
  disconnectSearchAds: endpoint({
    method: 'DELETE',
    path: '/api/google/connection',
    answer: disconnectedSchema,
  }),
  listSearchAdAccounts: endpoint({
    method: 'GET',
    path: googleAccountsPath,
    answer: z.object({ accounts: z.array(searchAdAccountSchema) }),
  }),
  listSearchCampaigns: endpoint({
    method: 'GET',
    path: `${googleAccountsPath}/:accountId/campaigns`,
    params: byAccount,
    answer: searchCampaignListSchema,
  }),
  getSearchResults: endpoint({
    method: 'GET',
    path: `${googleAccountsPath}/:accountId/results`,
    params: byAccount,
    answer: searchResultsSchema,
  }),
  suggestSearchPlaces: endpoint({
    method: 'GET',
    path: `${googleAccountsPath}/:accountId/places`,
    params: byAccount,
    query: suggestRequestSchema,
    answer: suggestedPlacesSchema,
  }),
  estimateSearchReach: endpoint({
    method: 'GET',
    path: `${googleAccountsPath}/:accountId/reach`,
    params: byAccount,
    query: searchReachRequestSchema,
    answer: searchReachSchema,
  }),
  /** Makes budget, campaign, ad group, keywords and ad as one; the same form again is the same campaign. */
  createSearchCampaign: endpoint({
    method: 'POST',
    path: '/api/google/campaigns/create',
    body: searchCampaignFormSchema,
    answer: searchCampaignSchema,
    isSlow: true,
    isRepeatable: true,
  }),
  setSearchCampaignStatus: endpoint({
    method: 'PUT',
    path: `${campaignPath}/status`,
    params: byCampaign,
    body: z.object({ status: switchedStatusSchema }),
    answer: nothing,
    isRepeatable: true,
  }),
  /** Reads the campaign's editable content from Google. */
  openSearchCampaign: endpoint({
    method: 'GET',
    path: campaignPath,
    params: byCampaign,
    answer: openedSearchCampaignSchema,
  }),
  /** Saves all changes or none. */
  editSearchCampaign: endpoint({
    method: 'PUT',
    path: campaignPath,
    params: byCampaign,
    body: searchCampaignChangeSchema,
    answer: nothing,
    isRepeatable: true,
  }),
  /** A removed campaign stays in the list, and cannot be enabled again. */
  removeSearchCampaign: endpoint({
    method: 'DELETE',
    path: campaignPath,
    params: byCampaign,
    answer: nothing,
    isRepeatable: true,
  }),
  /** Takes a campaign that could not be made off the list. */
  dismissSearchCreation: endpoint({
    method: 'DELETE',
    path: '/api/google/creations/:creationId',
    params: z.object({ creationId: z.uuid() }),
    answer: nothing,
    isRepeatable: true,
  }),
}
