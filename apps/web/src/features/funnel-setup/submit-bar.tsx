import { Sparkles } from 'lucide-react'
import { type Control, useFormState, useWatch } from 'react-hook-form'

import { Button } from '../../ui/button.tsx'
import { type BusinessFormValues, countOpenAnswers } from './business-form-values.ts'

type SubmitBarProps = { control: Control<BusinessFormValues>; isBusy: boolean }

export function SubmitBar({ control, isBusy }: SubmitBarProps) {
  const { isValid } = useFormState({ control })
  const open = countOpenAnswers(useWatch({ control }))

  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p aria-live="polite" className="text-note text-quiet">
        {open === 0 && 'All set. Writing takes about a minute at most.'}
        {open === 1 && 'One answer to go'}
        {open > 1 && `${open} answers to go`}
      </p>
      <Button
        type="submit"
        disabled={!isValid || open > 0}
        isBusy={isBusy}
        className="w-full sm:w-auto"
      >
        {!isBusy && <Sparkles aria-hidden size={18} />}
        Create My Adventure
      </Button>
    </div>
  )
}
