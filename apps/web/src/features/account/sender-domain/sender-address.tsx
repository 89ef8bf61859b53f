import { useEffect, useRef, useState } from 'react'

import { useTakeLostFocus } from '../../../lib/use-take-lost-focus.ts'
import { Button } from '../../../ui/button.tsx'
import { SenderDomainForm } from './sender-domain-form.tsx'

type SenderAddressProps = { address: string; mayChange: boolean }

/** The address that is set, or the form to change it in; the focus goes along with what is shown. */
export function SenderAddress({ address, mayChange }: SenderAddressProps) {
  const [step, setStep] = useState<'shown' | 'editing' | 'cancelled' | 'set'>('shown')
  const heading = useRef<HTMLHeadingElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // It may stand where the form was that set it.
  useTakeLostFocus(heading)

  useEffect(() => {
    if (step === 'editing') field.current?.focus()
    if (step === 'cancelled') change.current?.focus()
    if (step === 'set') heading.current?.focus()
  }, [step])

  if (step === 'editing') {
    return (
      <SenderDomainForm
        address={address}
        field={field}
        onSet={() => setStep('set')}
        onCancel={() => setStep('cancelled')}
      />
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h3
        ref={heading}
        tabIndex={-1}
        className="min-w-0 font-sans text-lead font-semibold tracking-normal wrap-anywhere outline-none"
      >
        {address}
      </h3>
      {mayChange && (
        <Button ref={change} variant="secondary" size="small" onClick={() => setStep('editing')}>
          Change Address
        </Button>
      )}
    </div>
  )
}
