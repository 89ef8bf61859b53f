import type { MediaAssetUsage } from '@wildpath/contract'

const places = {
  'recently-deleted': 'recently deleted',
  'public-page': 'main page',
  'working-page': 'page in the builder',
  'logo': 'logo',
}

/** 'Canyon Trips Funnel (main page, logo)' for each adventure that a design stands in. */
export function usageTexts(funnels: MediaAssetUsage['funnels']): string[] {
  return funnels.map(
    (funnel) => `${funnel.title} (${funnel.places.map((place) => places[place]).join(', ')})`,
  )
}
