import { useQuery } from '@tanstack/react-query'

import { mediaQuery } from '../../../../entities/media/media-queries.ts'
import { useSession } from '../../../../entities/person/session.ts'
import type { ShownAd } from './ad-preview.tsx'
import { altOfPicture } from './alt-of-picture.ts'

/** The alternative text of an ad's picture; the library is asked only where there is a picture of it. */
export function usePictureAlt(ad: ShownAd): string {
  const isDemo = useSession()?.isDemo ?? false
  const isOfLibrary = ad.imageUrl?.startsWith('/media/') === true
  const { data: library } = useQuery({ ...mediaQuery, enabled: isOfLibrary && !isDemo })
  return altOfPicture(ad, library ?? [])
}
