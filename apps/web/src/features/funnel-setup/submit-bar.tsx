import { Sparkles } from 'lucide-react'
import type { Ref } from 'react'
import { type Control, useFormState, useWatch } from 'react-hook-form'

import { useSession } from '../../entities/person/session.ts'
import { Button } from '../../ui/button.tsx'
import { type BusinessFormValues, openAnswers } from './business-form-values.ts'

type SubmitBarProps = {
  ref: Ref<HTMLButtonElement>
  control: Control<BusinessFormValues>
  isBusy: boolean
}

export function SubmitBar({ ref, control, isBusy }: SubmitBarProps) {
  const { isValid } = useFormState({ control })
  const { required, isWebsiteWrong } = openAnswers(useWatch({ control }))
  const isModelWriting = useSession()?.providers.textAi === 'live'
  const isAllSet = required === 0 && !isWebsiteWrong

  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p aria-live="polite" className="text-note text-quiet">
        {isAllSet && 'All set.'}
        {isAllSet && isModelWriting && ' Writing takes about a minute at most.'}
        {required === 1 && 'One answer to go'}
        {required > 1 && `${required} answers to go`}
        {required > 0 && isWebsiteWrong && ', and the website needs a look'}
        {required === 0 && isWebsiteWrong && 'The website needs a look'}
      </p>
      <Button
        ref={ref}
        type="submit"
        disabled={!isValid || !isAllSet}
        isBusy={isBusy}
        className="w-full sm:w-auto"
      >
        {!isBusy && <Sparkles aria-hidden size={18} />}
        Create My Adventure
      </Button>
    </div>
  )
}
