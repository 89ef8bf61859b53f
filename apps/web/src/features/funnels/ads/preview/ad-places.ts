import type { AdPlatform } from '@wildpath/ads'

/** Where an ad can be looked at before it runs. */
export type AdPlace = 'feed-phone' | 'feed-desktop' | 'square' | 'result'
type Place = { value: AdPlace; label: string }

const places = {
  facebook: [
    { value: 'feed-phone', label: 'Phone' },
    { value: 'feed-desktop', label: 'Desktop' },
    { value: 'square', label: 'Instagram' },
  ],
  google: [{ value: 'result', label: 'Search result' }],
} as const satisfies Record<AdPlatform, readonly [Place, ...Place[]]>

export function placesOf(platform: AdPlatform): readonly [Place, ...Place[]] {
  return places[platform]
}
