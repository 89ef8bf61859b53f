import { useQueryClient } from '@tanstack/react-query'
import type { MediaAsset } from '@wildpath/contract'

import { designsQuery } from '../design-library/design-queries.ts'
import { uploadDesign } from '../design-library/upload-design.ts'
import type { ExportedDesign } from './export/export-design.ts'

/** Keeps an exported design in the person's library. Rejects with an ApiFailure; nothing is kept then. */
export function useSaveDesign(): (exported: ExportedDesign) => Promise<MediaAsset> {
  const queryClient = useQueryClient()
  return async ({ file, designId, width, height }) => {
    const fileName = `design-${width}x${height}.png`
    const design = await uploadDesign(file, { source: 'studio', designId, fileName })
    void queryClient.invalidateQueries({ queryKey: designsQuery.queryKey, exact: true })
    return design
  }
}
