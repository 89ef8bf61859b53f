import type { SearchAdsFailure } from '../../providers/search-ads/search-ads.ts'
import type { Failure } from '../../result.ts'

/** What a failure of the search engine's ads is to a person. */
export function searchAdsFailure(failure: SearchAdsFailure): Failure {
  switch (failure.kind) {
    case 'unauthorized':
    case 'grant-refused':
      return { code: 'search-ads-reconnect' }
    case 'not-found':
      return { code: 'search-campaign-not-found' }
    case 'busy':
      return { code: 'search-ads-busy' }
    case 'unavailable':
      return { code: 'search-ads-unavailable' }
    case 'no-access':
      return { code: 'search-ads-no-access' }
    case 'refused':
      return failure.message === null
        ? { code: 'search-campaign-refused' }
        : { code: 'search-campaign-refused', message: failure.message }
  }
}
