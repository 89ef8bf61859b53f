import { searchAdLimits } from '@wildpath/contract'
import { useFormContext } from 'react-hook-form'

import { TextField } from '../../../../ui/text-field.tsx'

export function CampaignNameField() {
  const { register, formState } = useFormContext<{ name: string }>()
  return (
    <TextField
      label="Campaign name"
      hint="Only you see it."
      maxLength={searchAdLimits.name}
      error={formState.errors.name?.message}
      {...register('name')}
    />
  )
}
