import { searchAdLimits } from '@wildpath/contract'
import { useWatch } from 'react-hook-form'

import { CharacterCount } from '../../../../ui/character-count.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { AddressField } from '../../wizard/address-field.tsx'
import { googleAds } from '../google-ads.ts'
import { CampaignRows } from './campaign-rows.tsx'
import { ShownTextsList } from './shown-texts-list.tsx'
import type { CampaignForm } from './use-search-campaign-form.ts'

export function DetailsStep({ form }: { form: CampaignForm }) {
  const { errors } = form.formState
  const [headline, description] = useWatch({
    control: form.control,
    name: ['headline', 'description'],
  })
  return (
    <>
      <TextField
        label="Campaign name"
        hint="Only you see it."
        maxLength={searchAdLimits.name}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Headline"
        hint={<CharacterCount text={headline} limit={searchAdLimits.headline} />}
        error={errors.headline?.message}
        {...form.register('headline')}
      />
      <TextArea
        label="Description"
        rows={2}
        hint={<CharacterCount text={description} limit={searchAdLimits.description} />}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <AddressField name="finalUrl" label="Final URL" platform={googleAds} />
      <CampaignRows
        form={form}
        name="moreHeadlines"
        label="More headlines"
        rowLabel="Headline"
        isOptional
        least={0}
        most={searchAdLimits.headlines.most - 1}
        limit={searchAdLimits.headline}
      />
      <CampaignRows
        form={form}
        name="moreDescriptions"
        label="More descriptions"
        rowLabel="Description"
        isOptional
        least={0}
        most={searchAdLimits.descriptions.most - 1}
        limit={searchAdLimits.description}
      />
      <ShownTextsList form={form} />
    </>
  )
}
