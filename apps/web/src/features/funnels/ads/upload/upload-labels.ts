import type { UploadKind } from '@wildpath/ads/export'

export const uploadLabels: Record<UploadKind, string> = {
  zip: 'Everything as a ZIP',
  google: 'CSV for Google Ads Editor',
  meta: 'CSV for Meta Ads Manager',
}
