import { picturePlaces, placePhotos } from '@wildpath/page/compose'

import { assetsOf, type ListedPhoto } from '../../../entities/media/photo-list.ts'

/** Where each photo that arrived will stand on the page, by its id. */
export function photoPlaces(photos: readonly ListedPhoto[]): Map<string, string> {
  const assets = assetsOf(photos)
  const placed = placePhotos({
    photos: assets.map(({ url, width, height }) => ({ src: url, alt: '', width, height })),
  })
  return new Map(
    assets.flatMap(({ id, url }) => {
      const place = placed.findIndex((photo) => photo?.src === url)
      return place === -1 ? [] : [[id, placeName(place)] as const]
    }),
  )
}

function placeName(place: number): string {
  if (place === picturePlaces.hero) return 'Opens the page'
  return place === picturePlaces.beside ? 'Beside your words' : 'Gallery'
}
