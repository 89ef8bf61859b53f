import { useFormContext } from 'react-hook-form'

import { DailyBudgetField } from '../daily-budget-field.tsx'
import { DateFields } from './date-fields.tsx'

type BudgetFieldsProps = {
  currency: string
  /** `2031-05-01` */
  today: string
}

/** What is spent a day, and from when to when; of the form around them. */
export function BudgetFields({ currency, today }: BudgetFieldsProps) {
  const { register, formState } = useFormContext<{ dailyBudget: number }>()
  return (
    <>
      <DailyBudgetField
        currency={currency}
        error={formState.errors.dailyBudget?.message}
        registration={register('dailyBudget', { valueAsNumber: true })}
      />
      <DateFields today={today} />
    </>
  )
}
