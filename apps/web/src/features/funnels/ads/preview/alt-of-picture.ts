import type { MediaAsset } from '@wildpath/contract'

import type { ShownAd } from './ad-preview.tsx'

/** What the picture of an ad shows, as the library tells it; without such words, whose picture it is. */
export function altOfPicture(
  { imageUrl, headline }: Pick<ShownAd, 'imageUrl' | 'headline'>,
  library: readonly Pick<MediaAsset, 'url' | 'alt'>[],
): string {
  const described = library.find(({ url }) => url === imageUrl)?.alt.trim() ?? ''
  if (described !== '') return described
  const name = headline.trim()
  return name === '' ? 'Picture of the ad' : `Picture of the ad “${name}”`
}
