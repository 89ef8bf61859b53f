import { adBudgetLimitsOf } from '@wildpath/contract'
import type { UseFormRegisterReturn } from 'react-hook-form'

import { TextField } from '../../ui/text-field.tsx'

type DailyBudgetFieldProps = {
  currency: string
  error: string | undefined
  /** Of the form that it stands in; its value is a number. */
  registration: UseFormRegisterReturn
}

/** A budget a day, within the limits of the currency. */
export function DailyBudgetField({ currency, error, registration }: DailyBudgetFieldProps) {
  const { least, most, step } = adBudgetLimitsOf(currency)
  return (
    <TextField
      label={`Daily budget (${currency})`}
      type="number"
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      min={least}
      max={most}
      step={step}
      error={error}
      {...registration}
    />
  )
}
