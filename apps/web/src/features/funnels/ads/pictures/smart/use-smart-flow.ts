import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Funnel } from '@wildpath/contract'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { callApi } from '../../../../../entities/api/call-api.ts'
import { cacheAsset } from '../../../../../entities/media/cache-asset.ts'
import { notifyError } from '../../../../../ui/notify.ts'
import type { StoredAd } from '../../ad-lists.ts'
import { createSmartFlow, type SmartFields } from './smart-flow.ts'

type Analyze = Parameters<typeof createSmartFlow>[1]['analyze']
type Generate = Parameters<typeof createSmartFlow>[1]['generate']

/** Smart Ad Image for one ad, see `createSmartFlow`. Whoever closes it ends what is under way. */
export function useSmartFlow(funnel: Funnel, ad: StoredAd) {
  const queryClient = useQueryClient()
  const reading = useMutation({
    mutationFn: ([body, signal]: Parameters<Analyze>) =>
      callApi(api.analyzeWebsite, { body }, { signal }),
  })
  const drawing = useMutation({
    mutationFn: ([asked, signal]: Parameters<Generate>) =>
      callApi(
        api.generateImageFromWebsite,
        { body: { ...asked, funnel_id: funnel.id } },
        { signal },
      ),
    onSuccess: ({ asset }) => cacheAsset(queryClient, asset),
  })
  const [flow] = useState(() =>
    createSmartFlow(firstFields(funnel, ad), {
      analyze: (...asked) => reading.mutateAsync(asked),
      generate: (...asked) => drawing.mutateAsync(asked),
      notifyError,
    }),
  )
  useEffect(() => flow.cancel, [flow])
  return { ...flow, ...useStore(flow.store) }
}

export type OpenSmartFlow = ReturnType<typeof useSmartFlow>

/** What the adventure and its ad say; this form wants the scheme that others leave out. */
function firstFields({ business_info }: Funnel, { headline, platform }: StoredAd): SmartFields {
  const address = business_info.website_url ?? ''
  const isWhole = address === '' || /^https?:\/\//i.test(address)
  return { websiteUrl: isWhole ? address : `https://${address}`, adHeadline: headline, platform }
}
