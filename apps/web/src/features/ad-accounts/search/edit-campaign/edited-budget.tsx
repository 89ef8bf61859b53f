import type { SearchCampaign, SearchCampaignSettings } from '@wildpath/contract'
import { useFormContext, useWatch } from 'react-hook-form'

import { TextField } from '../../../../ui/text-field.tsx'
import { DailyBudgetField } from '../../daily-budget-field.tsx'
import { FixedPart } from './fixed-part.tsx'
import { useTotalOverCap } from '../use-total-over-cap.ts'

type EditedBudgetProps = {
  accountId: string
  campaign: SearchCampaign
  hasTotalBudget: boolean
}
type Budget = Pick<SearchCampaignSettings, 'dailyBudget' | 'endDate'>

/** Budget fields of a campaign. Reads the surrounding form. */
export function EditedBudget({ accountId, campaign, hasTotalBudget }: EditedBudgetProps) {
  const { register, formState } = useFormContext<Budget>()
  const { errors } = formState
  const dailyBudget = useWatch<Budget, 'dailyBudget'>({ name: 'dailyBudget' })
  const overCap = useTotalOverCap(accountId, campaign, dailyBudget)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {hasTotalBudget ? (
        <FixedPart>
          This campaign has a budget for all of its days. Change the amount in Google Ads.
        </FixedPart>
      ) : (
        <div className="flex flex-col gap-1.5">
          <DailyBudgetField
            currency={campaign.currency}
            error={errors.dailyBudget?.message}
            registration={register('dailyBudget', { valueAsNumber: true })}
          />
          <p aria-live="polite" className="text-note text-clay empty:hidden">
            {overCap}
          </p>
        </div>
      )}
      <TextField
        label="End date"
        type="date"
        isOptional
        min={campaign.startDate ?? undefined}
        hint="Without one it runs until you pause it."
        error={errors.endDate?.message}
        {...register('endDate', { setValueAs: (day: string | null) => day || null })}
      />
    </div>
  )
}
