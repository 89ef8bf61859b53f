import { getTotalBudgetLimits } from '@wildpath/contract'
import type { UseFormRegisterReturn } from 'react-hook-form'

import { TextField } from '../../ui/text-field.tsx'

type TotalBudgetFieldProps = {
  currency: string
  error: string | undefined
  hint?: string
  /** Must be registered with `valueAsNumber`. */
  registration: UseFormRegisterReturn
}

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
