import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type OpenedSearchCampaign, type SearchCampaign } from '@wildpath/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'

import { ApiFailure } from '../../../../entities/api/api-failure.ts'
import { callApi } from '../../../../entities/api/call-api.ts'
import { failureMessage } from '../../../../lib/request-failure.ts'
import { notifyError, notifySuccess } from '../../../../ui/notify.ts'
import { accountKey } from '../../ad-queries.ts'
import { googleAds } from '../google-ads.ts'
import { openedCampaignQuery } from '../search-ads-queries.ts'
import { hasChanged, toChange, toEditValues } from './campaign-edit-values.ts'
import { editSchemaOf } from './edit-schema.ts'
import { rebaseEdit } from './rebase-edit.ts'

type Options = { accountId: string; campaign: SearchCampaign; first: OpenedSearchCampaign }

const failed = 'Failed to update campaign'

/** Manages the form, saves it to Google, and returns to the campaign list. */
export function useCampaignEdit({ accountId, campaign, first }: Options) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [opened, setOpened] = useState(first)
  /** Parts that were also changed elsewhere; null if there is no conflict. */
  const [bothChanged, setBothChanged] = useState<string[] | null>(null)
  const form = useForm({
    resolver: zodResolver(editSchemaOf(opened, campaign)),
    mode: 'all',
    defaultValues: toEditValues(first, campaign.id),
  })
  const values = useWatch({ control: form.control, compute: (all) => all })
  const params = { accountId, campaignId: campaign.id }

  async function rebase() {
    const query = openedCampaignQuery(accountId, campaign.id)
    const fresh = await queryClient.fetchQuery({ ...query, staleTime: 0 })
    const rebased = rebaseEdit(form.getValues(), { opened, fresh })
    setOpened(fresh)
    setBothChanged(rebased.bothChanged)
    form.reset(rebased.values)
  }

  const saving = useMutation({
    mutationFn: () =>
      callApi(api.editSearchCampaign, { params, body: toChange(form.getValues(), opened) }),
    onSuccess() {
      notifySuccess('Campaign updated successfully')
      void queryClient.invalidateQueries({ queryKey: accountKey(googleAds, accountId) })
    },
    async onError(failure) {
      const isChanged = failure instanceof ApiFailure && failure.code === 'search-campaign-changed'
      if (isChanged) await rebase().catch(() => null)
      notifyError(failureMessage(failure, failed))
    },
  })

  // Waits for the next render, so that leaving does not prompt about saved changes.
  const leave = useEffectEvent(() => void navigate(`/dashboard#${googleAds.panelId}`))
  useEffect(() => {
    if (saving.isSuccess) leave()
  }, [saving.isSuccess])

  return {
    form,
    values,
    opened,
    bothChanged,
    isDirty: !saving.isSuccess && hasChanged(values, opened),
    isSaving: saving.isPending,
    failure: saving.error && failureMessage(saving.error, failed),
    save: () => saving.mutate(),
    discard() {
      saving.reset()
      setBothChanged(null)
      form.reset(toEditValues(opened, campaign.id))
    },
  }
}
