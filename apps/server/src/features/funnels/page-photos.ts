import type { GeneratedContent, MediaAsset, User } from '@wildpath/contract'
import { placePhotos } from '@wildpath/page/compose'
import type { PagePhoto, PagePictures } from '@wildpath/page/media'

/** The owner's pictures, as far as funnels need them. */
export type PhotoLibrary = {
  /** In the order of the ids, without what is nobody's or another's. */
  listByIds(owner: User, ids: readonly string[]): Promise<MediaAsset[]>
  holdsAll(owner: User, addresses: readonly string[]): Promise<boolean>
}

type Content = { landing_page?: { pictures?: PagePictures | undefined } | undefined }

/** The content with these photos in the places that suit them. */
export function withPhotos(
  content: GeneratedContent,
  photos: readonly MediaAsset[],
): GeneratedContent {
  if (photos.length === 0) return content
  const { landing_page: page } = content
  const pictures = placePhotos({ photos: photos.map(photoOf), pictures: page.pictures })
  return { ...content, landing_page: { ...page, pictures } }
}

/** The photos that a change brings along: whoever puts one on a page must have it. */
export function photosToCheck(before: Content, after: Content = {}): string[] {
  const known = new Set(addressesOf(before))
  return addressesOf(after).filter((address) => !known.has(address))
}

function addressesOf({ landing_page: page }: Content): string[] {
  return (page?.pictures ?? []).flatMap((picture) => picture?.src ?? [])
}

function photoOf({ url, alt, width, height }: MediaAsset): PagePhoto {
  return { src: url, alt, width, height }
}
