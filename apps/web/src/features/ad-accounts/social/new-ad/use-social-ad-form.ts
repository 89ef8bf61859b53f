import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type SocialAdAccount, type SocialAdForm as AdToMake } from '@wildpath/contract'
import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'

import { ApiFailure } from '../../../../entities/api/api-failure.ts'
import { callApi } from '../../../../entities/api/call-api.ts'
import { createJsonEntry } from '../../../../lib/json-entry.ts'
import { newId } from '../../../../lib/new-id.ts'
import { failureMessage } from '../../../../lib/request-failure.ts'
import { notifyError, notifySuccess } from '../../../../ui/notify.ts'
import { readCosts } from '../../read-costs.ts'
import { socialAdKeys, socialAdsQuery } from '../social-ads-queries.ts'
import {
  blankSocialAd,
  restoredSocialAd,
  type SocialAdValues,
  socialAdValuesSchema,
} from './social-ad-values.ts'

export type SocialAdForm = UseFormReturn<SocialAdValues, unknown, AdToMake>

type Options = {
  account: SocialAdAccount
  /** `2031-05-01`. */
  today: string
  prefill: Partial<SocialAdValues>
  /** Of what is typed, for as long as the tab is open. */
  draftKey: string
}

/** The form of the wizard, its draft, and the way to a made ad. */
export function useSocialAdForm({ account, today, prefill, draftKey }: Options) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [draft] = useState(() => createJsonEntry(() => window.sessionStorage, draftKey))
  const [isDone, setDone] = useState(false)
  const form: SocialAdForm = useForm({
    resolver: zodResolver(socialAdValuesSchema),
    mode: 'all',
    defaultValues: initialValues(),
  })
  const values = useWatch({ control: form.control })

  function initialValues(): SocialAdValues {
    const blank = blankSocialAd({ id: newId(), today, adAccountId: account.id })
    return { ...restoredSocialAd({ ...blank, ...prefill }, draft.load()), adAccountId: account.id }
  }

  useEffect(() => {
    // A picture that was read from a file is larger than what a browser keeps.
    const isLarge = values.imageUrl?.startsWith('data:') === true
    if (!isDone) draft.save(isLarge ? { ...values, imageUrl: null } : values)
  }, [values, draft, isDone])

  const creation = useMutation({
    mutationFn: (ad: AdToMake) => callApi(api.createSocialAd, { body: ad }),
    onSuccess(made) {
      setDone(true)
      draft.clear()
      queryClient.setQueryData(
        socialAdsQuery(account.id).queryKey,
        (list) => list && { ...list, ads: [made, ...list.ads.filter(({ id }) => id !== made.id)] },
      )
      notifySuccess('Facebook ad created successfully!')
      void readCosts(queryClient)
      void navigate('/dashboard#facebook-ads')
    },
    onError(failure) {
      notifyError(failureMessage(failure, 'Failed to create Facebook ad'))
      // What was refused is undone, and its id stands for that; anything else may still have been made.
      const isUndone = failure instanceof ApiFailure && failure.code === 'social-ad-refused'
      if (isUndone) form.setValue('id', newId())
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: socialAdKeys.ads(account.id) }),
  })

  return { form, values, creation }
}
