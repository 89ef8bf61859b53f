import { useQueryClient } from '@tanstack/react-query'
import type { MediaAsset } from '@wildpath/contract'

import { mediaQuery } from '../../../entities/media/media-queries.ts'
import { uploadAsset } from '../../../entities/media/upload-asset.ts'
import type { ExportedDesign } from './export/export-design.ts'

/** Keeps an exported design in the person's library. Rejects with an ApiFailure; nothing is kept then. */
export function useSaveDesign(): (exported: ExportedDesign) => Promise<MediaAsset> {
  const queryClient = useQueryClient()
  return async ({ file, designId, width, height }) => {
    const fileName = `design-${width}x${height}.png`
    const design = await uploadAsset(file, { source: 'studio', designId, fileName })
    void queryClient.invalidateQueries({ queryKey: mediaQuery.queryKey, exact: true })
    return design
  }
}
