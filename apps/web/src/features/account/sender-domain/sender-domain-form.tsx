import { type FormEvent, type RefObject, useState } from 'react'

import { readSenderEntry } from '@wildpath/contract'

import { failureMessage } from '../../../lib/request-failure.ts'
import { useTakeLostFocus } from '../../../lib/use-take-lost-focus.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSetSenderDomain } from './sender-domain-queries.ts'

type SenderDomainFormProps = {
  /** The one that is set; empty without any. */
  address: string
  onSet: () => void
  onCancel?: () => void
  /** Where somebody goes on when it cannot be taken. */
  field: RefObject<HTMLInputElement | null>
}

const example = 'hello@your-domain.com'

/** Where follow-ups should come from; what was typed stays when it cannot be taken. */
export function SenderDomainForm({ address, onSet, onCancel, field }: SenderDomainFormProps) {
  const [typed, setTyped] = useState(address)
  const [isTried, setTried] = useState(false)
  const set = useSetSenderDomain(onSet)
  useTakeLostFocus(field)
  const entered = readSenderEntry(typed)
  const mistake =
    isTried && entered === null ? `Please enter an address such as ${example}` : undefined
  const refusal = set.isError
    ? failureMessage(set.error, 'This could not be saved. What you typed is still here.')
    : undefined

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (entered === null) field.current?.focus()
    else if (!set.isPending) {
      set.mutate(entered.address, { onError: () => field.current?.focus() })
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      <TextField
        ref={field}
        label="Address that your emails come from"
        hint={
          entered === null || typed.includes('@')
            ? 'At a domain that you own. A domain alone works, too.'
            : `Your emails will come from ${entered.address}`
        }
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        placeholder={example}
        value={typed}
        error={mistake ?? refusal}
        onChange={(event) => {
          set.reset()
          setTyped(event.target.value)
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={set.isPending} disabled={typed.trim() === ''}>
          Show Records
        </Button>
        {onCancel && (
          <Button variant="quiet" disabled={set.isPending} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
