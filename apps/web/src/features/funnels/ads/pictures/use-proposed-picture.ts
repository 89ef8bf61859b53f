import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, may } from '@wildpath/contract'

import { callApi } from '../../../../entities/api/call-api.ts'
import { cacheFunnel } from '../../../../entities/funnel/cache-funnel.ts'
import { cacheAsset } from '../../../../entities/media/cache-asset.ts'
import { usePerson } from '../../../../entities/person/person.ts'
import type { StoredAd } from '../ad-lists.ts'
import { promptOf } from './picture-making.ts'

type Options = {
  funnelId: string | undefined
  ad: StoredAd | undefined
  isNeeded: boolean
}

/** Generates a picture for an ad and adds it to the ad if the plan includes ad pictures. */
export function useProposedPicture({ funnelId, ad, isNeeded }: Options) {
  const queryClient = useQueryClient()
  const plan = usePerson()?.plan ?? 'free'
  const { isAllowed } = may(plan, { to: 'use', feature: 'ad-images' })
  const { data, isLoading } = useQuery({
    queryKey: ['proposed-picture', funnelId, ad?.id],
    async queryFn() {
      if (funnelId === undefined || ad === undefined) return null
      const made = await callApi(api.generateImage, {
        body: {
          prompt: promptOf(ad),
          style: 'basic',
          placement: 'facebook',
          funnel_id: funnelId,
          ad_id: ad.id,
          is_first: true,
        },
      })
      cacheAsset(queryClient, made.asset)
      if (made.funnel !== null) await cacheFunnel(queryClient, made.funnel)
      return made.imageUrl
    },
    enabled: isNeeded && isAllowed && funnelId !== undefined && ad !== undefined,
    // A retry could generate and charge for a second picture.
    retry: false,
    staleTime: Infinity,
    retryOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  return { isGenerating: isLoading, imageUrl: data ?? null }
}
