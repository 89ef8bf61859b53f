import type { MediaAsset, NewFunnelExtras } from '@wildpath/contract'
import { largestPhotoCount } from '@wildpath/page/media'

/** The photos that were added come before those from elsewhere, as far as a page has room. */
export function withPhotos(
  extras: NewFunnelExtras,
  added: readonly Pick<MediaAsset, 'id'>[],
): NewFunnelExtras {
  const ids = new Set([...added.map(({ id }) => id), ...(extras.photo_ids ?? [])])
  return ids.size === 0 ? extras : { ...extras, photo_ids: [...ids].slice(0, largestPhotoCount) }
}
