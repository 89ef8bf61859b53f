import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  adBusinessInfo,
  type AdvancedInputs,
  firstInputs,
  promptPlatforms,
} from '@wildpath/ads/picture-prompt'
import { api, type Funnel, industryLabels, isUsable, listFacts } from '@wildpath/contract'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { callApi } from '../../../../../entities/api/call-api.ts'
import { cacheAsset } from '../../../../../entities/media/cache-asset.ts'
import { notifyError } from '../../../../../ui/notify.ts'
import type { StoredAd } from '../../ad-lists.ts'
import { createAdvancedFlow } from './advanced-flow.ts'

type Generate = Parameters<typeof createAdvancedFlow>[1]['generate']
type WritePrompt = Parameters<typeof createAdvancedFlow>[1]['writePrompt']

/** The advanced generator for one ad, see `createAdvancedFlow`. Whoever closes it ends what is under way. */
export function useAdvancedFlow(
  funnel: Funnel,
  ad: StoredAd,
  /** By the ad's id: whoever comes back goes on with what was typed. */
  inputsOfAds: Map<string, AdvancedInputs>,
) {
  const queryClient = useQueryClient()
  const writing = useMutation({
    mutationFn: ([body, signal]: Parameters<WritePrompt>) =>
      callApi(api.writeImagePrompt, { body }, { signal }),
  })
  const drawing = useMutation({
    mutationFn: ([{ prompt, platform }, signal]: Parameters<Generate>) => {
      const { placement } = promptPlatforms[platform]
      return callApi(
        api.generateImage,
        { body: { prompt, style: 'advanced', placement, funnel_id: funnel.id } },
        { signal },
      )
    },
    onSuccess: ({ asset }) => cacheAsset(queryClient, asset),
  })
  const [flow] = useState(() =>
    createAdvancedFlow(inputsOfAds.get(ad.id) ?? inputsOf(funnel, ad), {
      writePrompt: (...asked) => writing.mutateAsync(asked),
      generate: (...asked) => drawing.mutateAsync(asked),
      notifyError,
    }),
  )
  useEffect(() => flow.cancel, [flow])
  useEffect(
    () => flow.store.subscribe(({ inputs }) => inputsOfAds.set(ad.id, inputs)),
    [flow, inputsOfAds, ad.id],
  )
  return { ...flow, ...useStore(flow.store) }
}

export type OpenAdvancedFlow = ReturnType<typeof useAdvancedFlow>

function inputsOf(funnel: Funnel, { platform }: StoredAd) {
  const { business_info: answers, business_facts: facts } = funnel
  const info = adBusinessInfo(answers, industryLabels[answers.industry])
  const offerings = listFacts(facts, 'offering').filter(isUsable)
  const features = offerings.flatMap(({ value: { name, included } }) => [name, ...(included ?? [])])
  return firstInputs(info, { platform, features: [...new Set(features)] })
}
