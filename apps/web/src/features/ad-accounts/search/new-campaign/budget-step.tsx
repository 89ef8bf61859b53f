import { useWatch } from 'react-hook-form'

import type { AdAccount } from '../../ad-platform.ts'
import { ScheduleFields } from '../../schedule/schedule-fields.tsx'
import { BudgetFields } from '../../wizard/budget-fields.tsx'
import { googleAds } from '../google-ads.ts'
import { ReachEstimate } from './reach-estimate.tsx'
import type { CampaignForm } from './use-search-campaign-form.ts'

type BudgetStepProps = { form: CampaignForm; account: AdAccount; today: string }

export function BudgetStep({ form, account, today }: BudgetStepProps) {
  const { startDate, endDate } = useWatch({ control: form.control })
  return (
    <>
      <BudgetFields platform={googleAds} account={account} today={today} />
      <ScheduleFields
        platform={googleAds}

        dates={{ startDate: startDate || null, endDate: endDate ?? null }}
      />
      <ReachEstimate form={form} account={account} />
    </>
  )
}
