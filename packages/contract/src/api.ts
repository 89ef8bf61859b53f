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
import type { LeadFilter } from './lead.ts'

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

/** Answers the leads that the filter matches as a UTF-8 CSV file with a byte order mark, not JSON. */
export function leadsCsvPath(filter: Partial<LeadFilter>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== '') query.set(name, value)
  }
  return query.size === 0 ? '/api/leads.csv' : `/api/leads.csv?${query.toString()}`
}

/** Answers the public page as a file that works by itself: HTML, or a zip when its pictures are large. */
export function pageExportPath(funnelId: string): string {
  return `/api/funnels/${funnelId}/export`
}

/** Answers the ads as one of the files of `uploadFiles`; `file` is its name. */
export function adExportPath(funnelId: string, file: string): string {
  return `/api/funnels/${funnelId}/ads/${file}`
}

/** Answers a JSON file of everything that belongs to the signed-in person. */
export const accountExportPath = '/api/account/export'

/** Where the payment provider sends its signed events. */
export const paymentWebhookPath = '/api/webhooks/payments'

/** Where a mail service hands over messages to the bounce domain, as they arrived. */
export const bounceWebhookPath = '/api/webhooks/bounces'
