import type { ReactNode } from 'react'

import type { PictureLibrary } from '../../../../entities/media/picture-library.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { WizardForm } from '../../wizard/wizard-form.tsx'
import type { WizardAccount } from '../../wizard/wizard-screen.tsx'
import type { BusinessPlace } from '../../business-place.ts'
import { type PlaceProposal, useProposedPlaces } from '../../wizard/use-proposed-places.ts'
import { facebook } from '../facebook.ts'
import { suggestSocialPlaces } from '../social-ads-queries.ts'
import { AudienceStep } from './audience-step.tsx'
import { BudgetStep } from './budget-step.tsx'
import { CreativeStep } from './creative-step.tsx'
import { DetailsStep } from './details-step.tsx'
import type { PictureProposal } from './picture-proposal.ts'
import type { PreviewedSocialAd, SocialAdValues } from './social-ad-values.ts'
import { useSocialAdForm } from './use-social-ad-form.ts'

type NewSocialAdFormProps = WizardAccount & {
  prefill: Partial<SocialAdValues>
  picture: PictureProposal
  business: BusinessPlace | null
  /** Whether Meta's pixel is on the pages of this account. */
  hasPixel: boolean
  draftKey: string
  library: PictureLibrary
  renderPreview: (ad: PreviewedSocialAd) => ReactNode
}

export function NewSocialAdForm(props: NewSocialAdFormProps) {
  const { account, business } = props
  const proposal = useProposedPlaces({
    platform: facebook,
    account,
    business,
    suggest: (text) => suggestSocialPlaces(account.id, text),
  })
  return proposal ? <Form {...props} proposal={proposal} /> : <Skeleton className="h-96" />
}

function Form(props: NewSocialAdFormProps & { proposal: PlaceProposal }) {
  const { account, isDemo, obstacle, today, library, picture, hasPixel, renderPreview } = props
  const { wizard, form, values, creation, onDiscard, countryNote } = useSocialAdForm(props)
  return (
    <WizardForm
      wizard={wizard}
      obstacle={obstacle}
      onDiscard={onDiscard}
      form={form}
      values={values}
      creation={creation}
      texts={{
        create: 'Create Facebook Ad',
        creating: 'Creating Ad...',
        notCreated: facebook.texts.notCreated,
      }}
      renderStep={(step) => (
        <>
          {step === 'details' && <DetailsStep form={form} hasPixel={hasPixel} />}
          {step === 'audience' && (
            <AudienceStep form={form} account={account} countryNote={countryNote} />
          )}
          {step === 'budget' && <BudgetStep form={form} account={account} today={today} />}
          {step === 'creative' && (
            <CreativeStep
              form={form}
              account={account}
              library={library}
              isGenerating={picture.isGenerating}
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
