import type { SearchCampaign } from '@wildpath/contract'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'

import { moneyText } from '../../../../lib/money-text.ts'
import { getCountedDailyBudget, getRemainingDailyBudget } from '../../wizard/budget-kind.ts'
import { useTotalOverCap } from '../use-total-over-cap.ts'
import { CampaignBudgetField } from './campaign-budget-field.tsx'
import type { CampaignSettingsValues } from './campaign-edit-values.ts'
import { CampaignEndDateField } from './campaign-end-date-field.tsx'

type EditedBudgetProps = { accountId: string; campaign: SearchCampaign }

/** Budget fields of a campaign. Reads the surrounding form. */
export function EditedBudget({ accountId, campaign }: EditedBudgetProps) {
  const [dailyBudget, totalBudget, endDate] = useWatch<
    CampaignSettingsValues,
    ['dailyBudget', 'totalBudget', 'endDate']
  >({ name: ['dailyBudget', 'totalBudget', 'endDate'] })
  const startDate = campaign.startDate ?? ''
  const [nowMs] = useState(() => Date.now())
  const rest = { spent: campaign.cost, nowMs }
  const pace = getRemainingDailyBudget({ dailyBudget, totalBudget, startDate, endDate }, rest) || 0
  const before = getRemainingDailyBudget(
    { ...campaign, dailyBudget: campaign.budget, startDate },
    rest,
  )
  const average = getCountedDailyBudget({ dailyBudget, totalBudget, startDate, endDate }) || 0
  const overCap = useTotalOverCap(accountId, campaign, { before, dailyBudget: pace })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="flex flex-col gap-1.5">
        <CampaignBudgetField
          campaign={campaign}
          hint={`About ${moneyText(average, campaign.currency)} a day.`}
        />
        <p aria-live="polite" className="text-note text-clay empty:hidden">
          {overCap}
        </p>
      </div>
      <CampaignEndDateField campaign={campaign} />
    </div>
  )
}
