import { alwaysSchedule } from '@wildpath/contract'
import { useWatch } from 'react-hook-form'

import type { AdAccount } from '../../ad-platform.ts'
import { ScheduleFields } from '../../schedule/schedule-fields.tsx'
import { BudgetFields } from '../../wizard/budget-fields.tsx'
import { facebook } from '../facebook.ts'
import { ScheduleNote } from '../schedule-note.tsx'
import { ReachEstimate } from './reach-estimate.tsx'
import type { SocialAdForm } from './use-social-ad-form.ts'

type BudgetStepProps = { form: SocialAdForm; account: AdAccount; today: string }

export function BudgetStep({ form, account, today }: BudgetStepProps) {
  const { totalBudget, startDate, endDate } = useWatch({ control: form.control })
  return (
    <>
      <BudgetFields
        platform={facebook}
        account={account}
        today={today}
        onDaily={() => form.setValue('schedule', alwaysSchedule, { shouldDirty: true })}
      />
      {totalBudget == null ? (
        <ScheduleNote />
      ) : (
        <ScheduleFields
          platform={facebook}

          dates={{ startDate: startDate || null, endDate: endDate ?? null }}
        />
      )}
      <ReachEstimate form={form} account={account} />
    </>
  )
}
