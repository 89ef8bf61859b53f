import { useFormContext } from 'react-hook-form'

import { TextField } from '../../../ui/text-field.tsx'
import { DailyBudgetField } from '../daily-budget-field.tsx'

type Budget = { dailyBudget: number; startDate: string; endDate: string | null }

type BudgetFieldsProps = {
  currency: string
  /** `2031-05-01` */
  today: string
}

/** What is spent a day, and from when to when; of the form around them. */
export function BudgetFields({ currency, today }: BudgetFieldsProps) {
  const { register, formState } = useFormContext<Budget>()
  const { errors } = formState
  return (
    <>
      <DailyBudgetField
        currency={currency}
        error={errors.dailyBudget?.message}
        registration={register('dailyBudget', { valueAsNumber: true })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Start date"
          type="date"
          min={today}
          error={errors.startDate?.message}
          {...register('startDate', { deps: ['endDate'] })}
        />
        <TextField
          label="End date"
          type="date"
          isOptional
          min={today}
          hint="Without one it runs until you pause it."
          error={errors.endDate?.message}
          {...register('endDate', { setValueAs: (day: string | null) => day || null })}
        />
      </div>
    </>
  )
}
