import type { SearchCampaign } from '@wildpath/contract'
import { useFormContext } from 'react-hook-form'

import { TextField } from '../../../../ui/text-field.tsx'
import type { CampaignSettingsValues } from './campaign-edit-values.ts'

type CampaignEndDateFieldProps = { campaign: Pick<SearchCampaign, 'startDate' | 'totalBudget'> }

/** The last day of a campaign, which a total budget needs; of the form around it. */
export function CampaignEndDateField({ campaign }: CampaignEndDateFieldProps) {
  const { register, formState } = useFormContext<CampaignSettingsValues>()
  const { startDate, totalBudget } = campaign
  return (
    <TextField
      label="End date"
      type="date"
      isOptional={totalBudget === null}
      min={startDate ?? undefined}
      hint={
        totalBudget === null
          ? 'Leave empty to run until you pause it.'
          : 'The total budget is spent by the end of this day.'
      }
      error={formState.errors.endDate?.message}
      {...register('endDate', { setValueAs: (day: string | null) => day || null })}
    />
  )
}
