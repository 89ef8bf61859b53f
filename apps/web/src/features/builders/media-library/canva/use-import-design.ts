import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type MediaAsset, type ToolDesign } from '@wildpath/contract'

import { callApi } from '../../../../entities/api/call-api.ts'
import { notify, notifySuccess } from '../../../../ui/notify.ts'
import { mediaQuery } from '../../../../entities/media/media-queries.ts'
import { isConnectionLost } from './canva-failure.ts'
import { designToolQuery } from './design-tool-queries.ts'

/** Bringing a design of Canva into the library; goes on when the dialog is closed. */
export function useImportDesign(onImported: (design: MediaAsset) => void) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: ({ designId }: ToolDesign) => callApi(api.importToolDesign, { body: { designId } }),
    onSuccess: ({ design, outcome }) => {
      queryClient.setQueryData(
        mediaQuery.queryKey,
        (designs) => designs && [design, ...designs.filter(({ id }) => id !== design.id)],
      )
      if (outcome === 'added') notifySuccess('Design created successfully!')
      else notify('This design is in your library already; it has not changed since.')
      onImported(design)
    },
    onError: (failure) => {
      if (isConnectionLost(failure)) {
        void queryClient.invalidateQueries({ queryKey: designToolQuery.queryKey, exact: true })
      }
    },
  })
}
