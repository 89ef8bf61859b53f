import type { ReactNode } from 'react'

import type { PictureLibrary } from '../../../../entities/media/picture-library.ts'
import { WizardForm } from '../../wizard/wizard-form.tsx'
import type { WizardAccount } from '../../wizard/wizard-screen.tsx'
import type { BusinessPlace } from '../../business-place.ts'
import { facebook } from '../facebook.ts'
import { AudienceStep } from './audience-step.tsx'
import { BudgetStep } from './budget-step.tsx'
import { CreativeStep } from './creative-step.tsx'
import { DetailsStep } from './details-step.tsx'
import type { SocialAdValues } from './social-ad-values.ts'
import { useSocialAdForm } from './use-social-ad-form.ts'

type NewSocialAdFormProps = WizardAccount & {
  prefill: Partial<SocialAdValues>
  business: BusinessPlace | null
  draftKey: string
  library: PictureLibrary
  renderPreview: (ad: Partial<SocialAdValues>) => ReactNode
}

export function NewSocialAdForm(props: NewSocialAdFormProps) {
  const { account, isDemo, obstacle, today, library, renderPreview } = props
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
          {step === 'details' && <DetailsStep form={form} />}
          {step === 'audience' && <AudienceStep form={form} countryNote={countryNote} />}
          {step === 'budget' && <BudgetStep form={form} account={account} today={today} />}
          {step === 'creative' && (
            <CreativeStep
              form={form}
              account={account}
              library={library}
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
