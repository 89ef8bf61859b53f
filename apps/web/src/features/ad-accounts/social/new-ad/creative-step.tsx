import { socialAdLimits, socialCallsToAction } from '@wildpath/contract'
import { useController } from 'react-hook-form'

import type { PictureLibrary } from '../../../../entities/media/picture-library.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { optionsOf } from '../../options-of.ts'
import type { AdAccount } from '../../ad-platform.ts'
import { StartChoice } from '../../wizard/start-choice.tsx'
import { facebook } from '../facebook.ts'
import { AdSummary } from './ad-summary.tsx'
import { ImageField } from './image-field.tsx'
import type { SocialAdForm } from './use-social-ad-form.ts'

type CreativeStepProps = {
  form: SocialAdForm
  account: AdAccount
  library: PictureLibrary
  /** True while a picture for the ad is being generated. */
  isGenerating: boolean
  /** Why the country is to be checked; null where it is not. */
  countryNote: string | null
  isDemo: boolean
  isMade: boolean
}

export function CreativeStep(props: CreativeStepProps) {
  const { form, account, library, isGenerating, countryNote, isDemo, isMade } = props
  const { errors } = form.formState
  const image = useController({ control: form.control, name: 'imageUrl' })
  return (
    <>
      <TextField
        label="Headline"
        hint={`Up to ${socialAdLimits.headline} characters`}
        error={errors.headline?.message}
        {...form.register('headline')}
      />
      <TextArea
        label="Primary text"
        hint={`Up to ${socialAdLimits.primaryText} characters, above the picture`}
        error={errors.primaryText?.message}
        {...form.register('primaryText')}
      />
      <TextField
        label="Description"
        isOptional
        hint={`Up to ${socialAdLimits.description} characters, below the headline`}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <SelectField
        label="Call to action"
        placeholder="Choose a button"
        options={optionsOf(socialCallsToAction)}
        error={errors.callToAction?.message}
        {...form.register('callToAction')}
      />
      <ImageField
        value={image.field.value ?? null}
        onChange={image.field.onChange}
        library={library}
        isGenerating={isGenerating}
      />
      <StartChoice platform={facebook} />
      <AdSummary
        form={form}
        account={account}
        countryNote={countryNote}
        isDemo={isDemo}
        isMade={isMade}
      />
    </>
  )
}
