import type { ReactNode } from 'react'

import { Skeleton } from '../../../../ui/skeleton.tsx'
import { WizardForm } from '../../wizard/wizard-form.tsx'
import type { WizardAccount } from '../../wizard/wizard-screen.tsx'
import type { BusinessPlace } from '../../business-place.ts'
import { type PlaceProposal, useProposedPlaces } from '../../wizard/use-proposed-places.ts'
import { googleAds } from '../google-ads.ts'
import { suggestSearchPlaces } from '../search-ads-queries.ts'
import { BudgetStep } from './budget-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { ReviewStep } from './review-step.tsx'
import type { PreviewedCampaign, SearchCampaignValues } from './search-campaign-values.ts'
import { TargetingStep } from './targeting-step.tsx'
import { useSearchCampaignForm } from './use-search-campaign-form.ts'

type NewCampaignFormProps = WizardAccount & {
  prefill: Partial<SearchCampaignValues>
  business: BusinessPlace | null
  draftKey: string
  renderPreview: (campaign: PreviewedCampaign) => ReactNode
}

export function NewCampaignForm(props: NewCampaignFormProps) {
  const { account, business } = props
  const proposal = useProposedPlaces({
    platform: googleAds,
    account,
    business,
    suggest: (text) => suggestSearchPlaces(account.id, text),
  })
  return proposal ? <Form {...props} proposal={proposal} /> : <Skeleton className="h-96" />
}

function Form(props: NewCampaignFormProps & { proposal: PlaceProposal }) {
  const { account, isDemo, obstacle, today, renderPreview } = props
  const { wizard, form, values, creation, onDiscard, countryNote } = useSearchCampaignForm(props)
  return (
    <WizardForm
      wizard={wizard}
      obstacle={obstacle}
      onDiscard={onDiscard}
      form={form}
      values={values}
      creation={creation}
      texts={{
        create: 'Create Campaign',
        creating: 'Creating Campaign...',
        notCreated: googleAds.texts.notCreated,
      }}
      renderStep={(step) => (
        <>
          {step === 'details' && <DetailsStep />}
          {step === 'targeting' && (
            <TargetingStep form={form} account={account} countryNote={countryNote} />
          )}
          {step === 'budget' && <BudgetStep form={form} account={account} today={today} />}
          {step === 'review' && (
            <ReviewStep
              form={form}
              account={account}
              countryNote={countryNote}
              isDemo={isDemo}
              isMade={creation.isSuccess}
            />
          )}
        </>
      )}
      preview={renderPreview(values)}
    />
  )
}
