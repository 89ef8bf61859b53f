import type { LiveState } from './live-state.ts'

/** What visitors see, for a wide screen and for a small one. */
export function liveLabelsOf(state: LiveState['state'], hasChanges: boolean) {
  switch (state) {
    case 'unpublished':
      return { long: 'Not published', short: 'Not published', isLive: false }
    case 'this-page':
      return hasChanges
        ? {
            long: 'Visitors see the page without these changes',
            short: 'Changes not live',
            isLive: false,
          }
        : { long: 'Visitors see this page', short: 'Live', isLive: true }
    case 'written-page':
      return {
        long: 'Visitors see your original page',
        short: 'Original page is live',
        isLive: false,
      }
    case 'earlier-page':
      return {
        long: 'Visitors see an earlier version',
        short: 'Earlier version is live',
        isLive: false,
      }
  }
}
