import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Funnel, type GenerateImage } from '@wildpath/contract'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { callApi } from '../../../../entities/api/call-api.ts'
import { cacheFunnel } from '../../../../entities/funnel/cache-funnel.ts'
import { funnelQuery } from '../../../../entities/funnel/funnel-queries.ts'
import { cacheAsset } from '../../../../entities/media/cache-asset.ts'
import { useStableCallbacks } from '../../../../lib/use-stable-callbacks.ts'
import { notify, notifyError, notifySuccess } from '../../../../ui/notify.ts'
import { notifyWithUndo } from '../../../../ui/notify-with-undo.tsx'
import type { StoredAd } from '../ad-lists.ts'
import { createPictureMaking } from './picture-making.ts'

type Call = { body: GenerateImage; signal: AbortSignal }

/** Pictures for the ads of an adventure: see `createPictureMaking`. Whoever leaves the screen ends what is under way. */
export function usePictureMaking(
  { id }: Pick<Funnel, 'id'>,
  /** Gives an ad the picture back that it had. */
  giveBack: (ad: StoredAd) => void,
) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: ({ body, signal }: Call) => callApi(api.generateImage, { body }, { signal }),
    onSuccess: ({ asset }) => cacheAsset(queryClient, asset),
  })
  const stable = useStableCallbacks({ giveBack })
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
      notifyReplaced: (text, ad) =>
        notifyWithUndo({ text, id: `picture ${ad.id}`, onUndo: () => stable.giveBack(ad) }),
      notifyError,
    }),
  )
  useEffect(() => making.cancel, [making])
  return { ...making, ...useStore(making.store) }
}

export type Pictures = ReturnType<typeof usePictureMaking>
