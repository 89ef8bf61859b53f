import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { api, type SocialAdForm as AdToMake } from '@wildpath/contract'
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
import { facebook } from '../facebook.ts'
import { socialAdsQuery } from '../social-ads-queries.ts'
import type { PictureProposal } from './picture-proposal.ts'
import { blankSocialAd, type SocialAdValues, socialAdWizardIn } from './social-ad-values.ts'

export type SocialAdForm = UseFormReturn<SocialAdValues, unknown, AdToMake>

type Options = {
  account: AdAccount
  /** `2031-05-01`. */
  today: string
  prefill: Partial<SocialAdValues>
  picture: PictureProposal
  proposal: PlaceProposal
  draftKey: string
}

/** The form of the wizard, its draft, and the way to a made ad. */
export function useSocialAdForm(options: Options) {
  const { account, today, prefill, picture, proposal, draftKey } = options
  const queryClient = useQueryClient()
  const draft = useWizardDraft(draftKey)
  const [wizard] = useState(() => startingFrom(socialAdWizardIn(account.currency), today))
  const start = useWizardStart<SocialAdValues>({
    wizard,
    begin: () => ({
      ...blankSocialAd({ id: newId(), today, account, places: proposal.places }),
      ...prefill,
    }),
    fixed: ['adAccountId'],
    currency: account.currency,
    draft,
  })
  const form: SocialAdForm = useForm({
    resolver: zodResolver(wizard.schema),
    mode: 'all',
    defaultValues: start.values,
  })
  const values = useWatch({ control: form.control })
  const isGenerating = picture.isGenerating && values.imageUrl === null

  useEffect(() => {
    // A picture that was read from a file is larger than what a browser keeps.
    const isLarge = values.imageUrl?.startsWith('data:') === true
    const kept = isLarge ? { ...values, imageUrl: null } : values
    // Saving a draft without a picture would hide the generated one.
    const { imageUrl: _, ...pending } = values
    draft.keep({ ...(isGenerating ? pending : kept), currency: account.currency })
  }, [values, isGenerating, account.currency, draft])

  useEffect(() => {
    if (picture.imageUrl !== null && form.getValues('imageUrl') === null)
      form.setValue('imageUrl', picture.imageUrl)
  }, [picture.imageUrl, form])

  const creation = useAdCreation({
    platform: facebook,
    accountId: account.id,
    create: (ad: AdToMake) => callApi(api.createSocialAd, { body: ad }),
    describeMade: ({ status }) => (status === 'PAUSED' ? 'Facebook ad created, paused' : null),
    onBegun: () => draft.clear(),
    onMade(made) {
      queryClient.setQueryData(
        socialAdsQuery(account.id).queryKey,
        (list) => list && { ...list, ads: [made, ...list.ads.filter(({ id }) => id !== made.id)] },
      )
    },
    onRefused: () => form.setValue('id', newId()),
  })

  const onDiscard = start.discardInto((fresh) => form.reset(fresh))
  const isProposed = JSON.stringify(values.audienceLocations) === JSON.stringify(proposal.places)
  const countryNote = isProposed ? proposal.note : null
  return { wizard, form, values, creation, onDiscard, countryNote }
}
