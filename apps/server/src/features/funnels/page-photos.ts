import type { CustomBranding, GeneratedContent, MediaAsset, User } from '@wildpath/contract'
import { placePhotos } from '@wildpath/page/compose'
import type { PagePhoto, PagePictures } from '@wildpath/page/media'

/** The owner's pictures, as far as funnels need them. */
export type PhotoLibrary = {
  /** In the order of the ids, without what is nobody's or another's. */
  listByIds(owner: User, ids: readonly string[]): Promise<MediaAsset[]>
  /** The owner's pictures at these addresses; null when one of them is somebody else's. What is gone is left out. */
  findByAddress(
    owner: User,
    addresses: readonly string[],
  ): Promise<ReadonlyMap<string, MediaAsset> | null>
}

type Landing = { pictures?: PagePictures | undefined }
type Change = {
  generated_content?: { landing_page?: Landing | undefined } | undefined
  custom_branding?: CustomBranding | undefined
}

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

/**
 * A change with its photos in the size that the library has them in, and the illustration where one is gone; null where
 * a photo or the logo is somebody else's.
 */
export async function withOwnPictures<C extends Change>(
  library: Pick<PhotoLibrary, 'findByAddress'>,
  owner: User,
  change: C,
): Promise<C | null> {
  const { generated_content: content, custom_branding: branding } = change
  const pictures = content?.landing_page?.pictures
  const logo = branding?.logo_url.startsWith('/media/') === true ? [branding.logo_url] : []
  const addresses = [...(pictures ?? []).flatMap((picture) => picture?.src ?? []), ...logo]
  if (addresses.length === 0) return change
  const own = await library.findByAddress(owner, addresses)
  if (own === null) return null
  if (pictures === undefined) return change
  const sized = pictures.map((picture) => {
    const asset = picture === null ? undefined : own.get(picture.src)
    return picture === null || asset === undefined
      ? null
      : { ...picture, width: asset.width, height: asset.height }
  })
  const landing_page = { ...content?.landing_page, pictures: sized }
  return { ...change, generated_content: { ...content, landing_page } }
}

function photoOf({ url, alt, width, height }: MediaAsset): PagePhoto {
  return { src: url, alt, width, height }
}
