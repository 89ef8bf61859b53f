import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { api, type SearchCampaignForm } from '@wildpath/contract'
import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'

import { callApi } from '../../../../entities/api/call-api.ts'
import { newId } from '../../../../lib/new-id.ts'
import type { AdAccount } from '../../ad-platform.ts'
import { useAdCreation } from '../../wizard/use-ad-creation.ts'
import { useWizardDraft } from '../../wizard/use-wizard-draft.ts'
import type { PlaceProposal } from '../../wizard/use-proposed-places.ts'
import { useWizardStart } from '../../wizard/use-wizard-start.ts'
import { startingFrom } from '../../wizard/wizard.ts'
import { googleAds } from '../google-ads.ts'
import { searchCampaignsQuery } from '../search-ads-queries.ts'
import {
  blankSearchCampaign,
  searchCampaignWizardIn,
  type SearchCampaignValues,
} from './search-campaign-values.ts'

export type CampaignForm = UseFormReturn<SearchCampaignValues, unknown, SearchCampaignForm>

type Options = {
  account: AdAccount
  /** `2031-05-01`. */
  today: string
  prefill: Partial<SearchCampaignValues>
  proposal: PlaceProposal
  draftKey: string
}

/** The form of the wizard, its draft, and the way to a made campaign. */
export function useSearchCampaignForm({ account, today, prefill, proposal, draftKey }: Options) {
  const queryClient = useQueryClient()
  const draft = useWizardDraft(draftKey)
  const [wizard] = useState(() => startingFrom(searchCampaignWizardIn(account.currency), today))
  const start = useWizardStart<SearchCampaignValues>({
    wizard,
    begin: () => ({
      ...blankSearchCampaign({ id: newId(), today, account, places: proposal.places }),
      ...prefill,
    }),
    fixed: ['customerId'],
    currency: account.currency,
    draft,
  })
  const form: CampaignForm = useForm({
    resolver: zodResolver(wizard.schema),
    mode: 'all',
    defaultValues: start.values,
  })
  const values = useWatch({ control: form.control })

  useEffect(
    () => draft.keep({ ...values, currency: account.currency }),
    [values, account.currency, draft],
  )

  const creation = useAdCreation({
    platform: googleAds,
    accountId: account.id,
    create: (campaign: SearchCampaignForm) => callApi(api.createSearchCampaign, { body: campaign }),
    onBegun: () => draft.clear(),
    describeMade: ({ status }) => (status === 'PAUSED' ? 'Campaign created, paused' : null),
    onMade(made) {
      queryClient.setQueryData(
        searchCampaignsQuery(account.id).queryKey,
        (list) =>
          list && {
            ...list,
            campaigns: [made, ...list.campaigns.filter(({ id }) => id !== made.id)],
          },
      )
    },
    onRefused: () => form.setValue('id', newId()),
  })

  const onDiscard = start.discardInto((fresh) => form.reset(fresh))
  const isProposed = JSON.stringify(values.geoTarget) === JSON.stringify(proposal.places)
  const countryNote = isProposed ? proposal.note : null
  return { wizard, form, values, creation, onDiscard, countryNote }
}
