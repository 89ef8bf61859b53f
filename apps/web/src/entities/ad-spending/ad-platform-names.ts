import type { AdPlatformKey } from '@wildpath/contract'

/** As people call the platforms. */
export const adPlatformNames = {
  facebook: 'Facebook',
  google: 'Google Ads',
} as const satisfies Record<AdPlatformKey, string>
