import { type SocialAdAccount, socialAdLimits } from '@wildpath/contract'

import { TextField } from '../../../../ui/text-field.tsx'
import { ReachEstimate } from './reach-estimate.tsx'
import type { SocialAdForm } from './use-social-ad-form.ts'

type BudgetStepProps = { form: SocialAdForm; account: SocialAdAccount; today: string }

export function BudgetStep({ form, account, today }: BudgetStepProps) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={`Daily budget (${account.currency})`}
        type="number"
        inputMode="decimal"
        min={socialAdLimits.leastDailyBudget}
        step={socialAdLimits.budgetStep}
        error={errors.dailyBudget?.message}
        {...form.register('dailyBudget', { valueAsNumber: true })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Start date"
          type="date"
          min={today}
          error={errors.startDate?.message}
          {...form.register('startDate', { deps: ['endDate'] })}
        />
        <TextField
          label="End date"
          type="date"
          isOptional
          min={today}
          hint="Without one it runs until you pause it."
          error={errors.endDate?.message}
          {...form.register('endDate', { setValueAs: (day: string | null) => day || null })}
        />
      </div>
      <ReachEstimate form={form} accountId={account.id} />
    </>
  )
}
