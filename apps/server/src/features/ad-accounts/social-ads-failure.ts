import type { SocialAdsFailure } from '../../providers/social-ads/social-ads.ts'
import type { Failure } from '../../result.ts'

/** What a failure of the network is to a person. */
export function socialAdsFailure(failure: SocialAdsFailure): Failure {
  switch (failure.kind) {
    case 'unauthorized':
    case 'grant-refused':
      return { code: 'social-ads-reconnect' }
    case 'not-found':
      return { code: 'social-ad-not-found' }
    case 'busy':
      return { code: 'social-ads-busy' }
    case 'unavailable':
      return { code: 'social-ads-unavailable' }
    case 'refused':
      return failure.message === null
        ? { code: 'social-ad-refused' }
        : { code: 'social-ad-refused', message: failure.message }
  }
}
