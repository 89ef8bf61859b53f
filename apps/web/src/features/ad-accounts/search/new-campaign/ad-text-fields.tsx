import { searchAdLimits } from '@wildpath/contract'
import { useFormContext, useWatch } from 'react-hook-form'

import { CharacterCount } from '../../../../ui/character-count.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { AddressField } from '../../wizard/address-field.tsx'
import { googleAds } from '../google-ads.ts'
import { CampaignRows } from './campaign-rows.tsx'
import { ShownTextsList } from './shown-texts-list.tsx'
import type { SearchCampaignValues } from './search-campaign-values.ts'

type AdTexts = Pick<SearchCampaignValues, 'headline' | 'description'>

/** Fields for the ad's text and final URL. Reads the surrounding form. */
export function AdTextFields() {
  const { register, formState } = useFormContext<AdTexts>()
  const { errors } = formState
  const [headline, description] = useWatch<AdTexts, ['headline', 'description']>({
    name: ['headline', 'description'],
  })
  return (
    <>
      <TextField
        label="Headline"
        hint={<CharacterCount text={headline} limit={searchAdLimits.headline} />}
        error={errors.headline?.message}
        {...register('headline')}
      />
      <TextArea
        label="Description"
        rows={2}
        hint={<CharacterCount text={description} limit={searchAdLimits.description} />}
        error={errors.description?.message}
        {...register('description')}
      />
      <AddressField name="finalUrl" label="Final URL" platform={googleAds} />
      <CampaignRows
        name="moreHeadlines"
        label="More headlines"
        rowLabel="Headline"
        isOptional
        least={0}
        most={searchAdLimits.headlines.most - 1}
        limit={searchAdLimits.headline}
      />
      <CampaignRows
        name="moreDescriptions"
        label="More descriptions"
        rowLabel="Description"
        isOptional
        least={0}
        most={searchAdLimits.descriptions.most - 1}
        limit={searchAdLimits.description}
      />
      <ShownTextsList />
    </>
  )
}
