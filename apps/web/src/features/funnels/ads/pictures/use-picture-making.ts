import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Funnel, type GenerateImage } from '@wildpath/contract'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { callApi } from '../../../../entities/api/call-api.ts'
import { cacheFunnel } from '../../../../entities/funnel/cache-funnel.ts'
import { funnelQuery } from '../../../../entities/funnel/funnel-queries.ts'
import { notify, notifyError, notifySuccess } from '../../../../ui/notify.ts'
import { createPictureMaking } from './picture-making.ts'

type Call = { body: GenerateImage; signal: AbortSignal }

/** Pictures for the ads of an adventure: see `createPictureMaking`. Whoever leaves the screen ends what is under way. */
export function usePictureMaking({ id }: Pick<Funnel, 'id'>) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: ({ body, signal }: Call) => callApi(api.generateImage, { body }, { signal }),
  })
  const [making] = useState(() =>
    createPictureMaking({
      generate: ({ adId, prompt, isFirst }, signal) =>
        mutateAsync({
          body: {
            prompt,
            style: 'basic',
            placement: 'facebook',
            funnel_id: id,
            ad_id: adId,
            is_first: isFirst,
          },
          signal,
        }),
      takeOver: (funnel) => cacheFunnel(queryClient, funnel),
      refresh: () => queryClient.invalidateQueries(funnelQuery(id)),
      notify,
      notifySuccess,
      notifyError,
    }),
  )
  useEffect(() => making.cancel, [making])
  return { ...making, ...useStore(making.store) }
}

export type Pictures = ReturnType<typeof usePictureMaking>
