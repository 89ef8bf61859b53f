import type { NewFunnelExtras } from '@wildpath/contract'
import { largestPhotoCount } from '@wildpath/page/media'

import { brandingOf, broughtPhotos, type KeptPictures } from './found-pictures.ts'
import type { WebsiteFound } from './website-start.ts'

/** What a new adventure gets of the website besides answers: its facts, and what was ticked. */
export function websiteExtras(
  found: Pick<WebsiteFound, 'reading'> | null,
  pictures: KeptPictures,
): NewFunnelExtras {
  if (found === null) return {}
  const { facts } = found.reading
  const branding = brandingOf(found.reading, pictures)
  const photoIds = broughtPhotos(pictures)
    .map(({ id }) => id)
    .slice(0, largestPhotoCount)
  return {
    ...(facts.length > 0 && { business_facts: { version: 1, facts, dismissed: [] } }),
    ...(branding && { custom_branding: branding }),
    ...(photoIds.length > 0 && { photo_ids: photoIds }),
  }
}
