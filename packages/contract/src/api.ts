import { accountEndpoints } from './endpoints/account-endpoints.ts'
import { adResultsEndpoints } from './endpoints/ad-results-endpoints.ts'
import { adSpendingEndpoints } from './endpoints/ad-spending-endpoints.ts'
import { adminEndpoints } from './endpoints/admin-endpoints.ts'
import { billingEndpoints } from './endpoints/billing-endpoints.ts'
import { chatEndpoints } from './endpoints/chat-endpoints.ts'
import { communityEndpoints } from './endpoints/community-endpoints.ts'
import { diagnosticsEndpoints } from './endpoints/diagnostics-endpoints.ts'
import { domainEndpoints } from './endpoints/domain-endpoints.ts'
import { mediaLibraryEndpoints } from './endpoints/media-library-endpoints.ts'
import { measuringEndpoints } from './endpoints/measuring-endpoints.ts'
import { featureRequestEndpoints } from './endpoints/feature-request-endpoints.ts'
import { funnelEndpoints } from './endpoints/funnel-endpoints.ts'
import { helpEndpoints } from './endpoints/help-endpoints.ts'
import { inboxEndpoints } from './endpoints/inbox-endpoints.ts'
import { savedSectionEndpoints } from './endpoints/saved-section-endpoints.ts'
import { searchAdsEndpoints } from './endpoints/search-ads-endpoints.ts'
import { socialAdsEndpoints } from './endpoints/social-ads-endpoints.ts'
import { pictureEndpoints } from './endpoints/picture-endpoints.ts'
import { operationEndpoints } from './endpoints/operation-endpoints.ts'
import { siteSettingsEndpoints } from './endpoints/site-settings-endpoints.ts'
import { secondFactorEndpoints } from './endpoints/second-factor-endpoints.ts'
import { supportAccessEndpoints } from './endpoints/support-access-endpoints.ts'
import { trainingEndpoints } from './endpoints/training-endpoints.ts'
import { websiteEndpoints } from './endpoints/website-endpoints.ts'
import { writingEndpoints } from './endpoints/writing-endpoints.ts'

/** Every JSON endpoint of the product. */
export const api = {
  ...accountEndpoints,
  ...secondFactorEndpoints,
  ...supportAccessEndpoints,
  ...billingEndpoints,
  ...funnelEndpoints,
  ...domainEndpoints,
  ...measuringEndpoints,
  ...mediaLibraryEndpoints,
  ...savedSectionEndpoints,
  ...inboxEndpoints,
  ...chatEndpoints,
  ...trainingEndpoints,
  ...helpEndpoints,
  ...featureRequestEndpoints,
  ...communityEndpoints,
  ...adminEndpoints,
  ...operationEndpoints,
  ...diagnosticsEndpoints,
  ...siteSettingsEndpoints,
  ...websiteEndpoints,
  ...writingEndpoints,
  ...pictureEndpoints,
  ...searchAdsEndpoints,
  ...socialAdsEndpoints,
  ...adResultsEndpoints,
  ...adSpendingEndpoints,
} as const
