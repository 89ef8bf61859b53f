import { z } from 'zod'

import { adConnectionSchema, providerIdSchema } from '../ad-accounts.ts'
import { suggestedPlacesSchema, suggestRequestSchema } from '../ad-places.ts'
import { connectAddressSchema, connectRequestSchema, disconnectedSchema } from '../connections.ts'
import { endpoint } from '../endpoint.ts'
import { socialAdChangeSchema } from '../social-ad-edit.ts'
import {
  facebookAccountsPath,
  reachRequestSchema,
  reachSchema,
  socialAdAccountSchema,
  socialAdFormSchema,
  socialAdListSchema,
  socialAdSchema,
  socialAdStatusSchema,
  suggestedInterestsSchema,
} from '../social-ads.ts'
import { nothing } from './shapes.ts'

const byAccount = z.object({ accountId: providerIdSchema })
const byAd = z.object({ accountId: providerIdSchema, adId: providerIdSchema })

/** Ads at Facebook, on the person's own account there (spec 3, section 7.1). */
export const socialAdsEndpoints = {
  getSocialAdsConnection: endpoint({
    method: 'GET',
    path: '/api/facebook/connection',
    answer: adConnectionSchema,
  }),
  connectSocialAds: endpoint({
    method: 'POST',
    path: '/api/facebook/connection',
    body: connectRequestSchema,
    answer: connectAddressSchema,
  }),
  disconnectSocialAds: endpoint({
    method: 'DELETE',
    path: '/api/facebook/connection',
    answer: disconnectedSchema,
  }),
  listSocialAdAccounts: endpoint({
    method: 'GET',
    path: facebookAccountsPath,
    answer: z.object({ accounts: z.array(socialAdAccountSchema) }),
  }),
  listSocialAds: endpoint({
    method: 'GET',
    path: `${facebookAccountsPath}/:accountId/ads`,
    params: byAccount,
    answer: socialAdListSchema,
  }),
  suggestSocialPlaces: endpoint({
    method: 'GET',
    path: `${facebookAccountsPath}/:accountId/places`,
    params: byAccount,
    query: suggestRequestSchema,
    answer: suggestedPlacesSchema,
  }),
  suggestSocialInterests: endpoint({
    method: 'GET',
    path: `${facebookAccountsPath}/:accountId/interests`,
    params: byAccount,
    query: suggestRequestSchema,
    answer: suggestedInterestsSchema,
  }),
  estimateSocialReach: endpoint({
    method: 'GET',
    path: `${facebookAccountsPath}/:accountId/reach`,
    params: byAccount,
    query: reachRequestSchema,
    answer: reachSchema,
  }),
  /** Makes campaign, ad set, creative and ad as one; the same form again is the same ad. */
  createSocialAd: endpoint({
    method: 'POST',
    path: '/api/facebook/ads/create',
    body: socialAdFormSchema,
    answer: socialAdSchema,
    isSlow: true,
    isRepeatable: true,
  }),
  setSocialAdStatus: endpoint({
    method: 'PUT',
    path: `${facebookAccountsPath}/:accountId/ads/:adId/status`,
    params: byAd,
    body: z.object({ status: socialAdStatusSchema }),
    answer: nothing,
    isRepeatable: true,
  }),
  /** Changes the submitted fields unless the ad changed after it was read. */
  editSocialAd: endpoint({
    method: 'PUT',
    path: `${facebookAccountsPath}/:accountId/ads/:adId`,
    params: byAd,
    body: socialAdChangeSchema,
    answer: nothing,
  }),
  deleteSocialAd: endpoint({
    method: 'DELETE',
    path: `${facebookAccountsPath}/:accountId/ads/:adId`,
    params: byAd,
    answer: nothing,
    isRepeatable: true,
  }),
  /** Takes an ad that could not be made off the list. */
  dismissAdCreation: endpoint({
    method: 'DELETE',
    path: '/api/facebook/creations/:creationId',
    params: z.object({ creationId: z.uuid() }),
    answer: nothing,
    isRepeatable: true,
  }),
}
