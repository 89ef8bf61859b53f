import type { SearchCampaign } from '@wildpath/contract'
import { useFormContext } from 'react-hook-form'

import { DailyBudgetField } from '../../daily-budget-field.tsx'
import { TotalBudgetField } from '../../total-budget-field.tsx'
import type { CampaignSettingsValues } from './campaign-edit-values.ts'

type CampaignBudgetFieldProps = {
  campaign: Pick<SearchCampaign, 'currency' | 'totalBudget'>
  /** Of a total budget. */
  hint?: string
}

/** The budget of the kind that the campaign was created with, of the form around it. */
export function CampaignBudgetField({ campaign, hint }: CampaignBudgetFieldProps) {
  const { register, formState } = useFormContext<CampaignSettingsValues>()
  const { errors } = formState
  const { currency, totalBudget } = campaign
  return totalBudget === null ? (
    <DailyBudgetField
      currency={currency}
      error={errors.dailyBudget?.message}
      registration={register('dailyBudget', { valueAsNumber: true })}
    />
  ) : (
    <TotalBudgetField
      currency={currency}
      {...(hint !== undefined && { hint })}
      error={errors.totalBudget?.message}
      registration={register('totalBudget', { valueAsNumber: true })}
    />
  )
}
