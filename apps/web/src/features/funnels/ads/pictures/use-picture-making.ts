import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Funnel, type GenerateImage } from '@wildpath/contract'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { callApi } from '../../../../entities/api/call-api.ts'
import { cacheFunnel } from '../../../../entities/funnel/cache-funnel.ts'
import { cacheAsset } from '../../../../entities/media/cache-asset.ts'
import { useStableCallbacks } from '../../../../lib/use-stable-callbacks.ts'
import { notify, notifyError, notifySuccess } from '../../../../ui/notify.ts'
import { notifyWithUndo } from '../../../../ui/notify-with-undo.tsx'
import { allAds, type StoredAd } from '../ad-lists.ts'
import { createPictureMaking } from './picture-making.ts'
import { usePictureRound } from './use-picture-round.ts'

type Call = { body: GenerateImage; signal: AbortSignal }

/** See `createPictureMaking`. Leaving the screen cancels a single picture but not a round. */
export function usePictureMaking(
  funnel: Pick<Funnel, 'id' | 'title' | 'generated_content'>,
  /** Gives an ad the picture back that it had. */
  giveBack: (ad: StoredAd) => void,
) {
  const { id } = funnel
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: ({ body, signal }: Call) => callApi(api.generateImage, { body }, { signal }),
    onSuccess: ({ asset }) => cacheAsset(queryClient, asset),
  })
  const stable = useStableCallbacks({ giveBack })
  const [making] = useState(() =>
    createPictureMaking({
      generate: ({ adId, prompt }, signal) =>
        mutateAsync({
          body: {
            prompt,
            style: 'basic',
            placement: 'facebook',
            funnel_id: id,
            ad_id: adId,
            is_first: false,
          },
          signal,
        }),
      takeOver: (funnel) => cacheFunnel(queryClient, funnel),
      notify,
      notifySuccess,
      notifyReplaced: (text, ad) =>
        notifyWithUndo({ text, id: `picture ${ad.id}`, onUndo: () => stable.giveBack(ad) }),
      notifyError,
    }),
  )
  useEffect(() => making.cancel, [making])
  const round = usePictureRound(funnel)
  const own = useStore(making.store)
  const open = allAds(funnel.generated_content.ad_copy).filter(
    (ad) => ad.imageUrl === undefined && ad.id !== own.making,
  )
  const failuresOfRound = Object.fromEntries(
    open.flatMap((ad) => {
      const failure = round.failures[ad.id]
      return failure === undefined ? [] : [[ad.id, failure]]
    }),
  )
  return {
    ...making,
    round,
    /** The ad whose picture is being generated, alone or in a round. */
    making: own.making ?? round.progress?.making ?? null,
    failures: { ...failuresOfRound, ...own.failures },
  }
}

export type Pictures = ReturnType<typeof usePictureMaking>
