import { getTotalBudgetLimits } from '@wildpath/contract'
import type { UseFormRegisterReturn } from 'react-hook-form'

import { TextField } from '../../ui/text-field.tsx'

type TotalBudgetFieldProps = {
  currency: string
  error: string | undefined
  hint?: string
  /** Of the form that it stands in; its value is a number. */
  registration: UseFormRegisterReturn
}

/** A budget for all days of an ad together, within the limits of the currency. */
export function TotalBudgetField(props: TotalBudgetFieldProps) {
  const { currency, error, hint, registration } = props
  const { least, most, step } = getTotalBudgetLimits(currency)
  return (
    <TextField
      label={`Total budget (${currency})`}
      type="number"
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      min={least}
      max={most}
      step={step}
      error={error}
      {...(hint !== undefined && { hint })}
      {...registration}
    />
  )
}
