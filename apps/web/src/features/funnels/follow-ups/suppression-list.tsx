import { isEmailAddress, type Suppression } from '@wildpath/contract'
import { X } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'

import { ApiFailure } from '../../../entities/api/api-failure.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { formatCount } from '../funnel-stats.ts'
import { useSuppressions } from './use-suppressions.ts'

const reasons: Record<Suppression['reason'], string> = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Address does not work',
  added: 'Added by you',
}

/** Addresses that get no follow-ups, from no adventure. */
export function SuppressionList() {
  const { list, add, remove } = useSuppressions()
  const count = list.data ? ` (${formatCount(list.data.length)})` : ''

  return (
    <Disclosure summary={`Addresses that get no follow-ups${count}`}>
      <div className="flex flex-col gap-4 text-ink">
        {list.isError && (
          <LoadFailure
            title="The addresses could not be loaded"
            failure={list.error}
            isRetrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data?.length === 0 && (
          <p className="text-quiet">None so far. Whoever unsubscribes shows up here.</p>
        )}
        {list.data && list.data.length > 0 && (
          <ul className="divide-y divide-line">
            {list.data.map(({ email, reason }) => (
              <li key={email} className="flex min-h-12 items-center gap-3">
                <span className="min-w-0 flex-1 wrap-anywhere">{email}</span>
                <Badge>{reasons[reason]}</Badge>
                {reason !== 'unsubscribed' && (
                  <IconButton
                    label={`Remove ${email}`}
                    disabled={remove.isPending}
                    onClick={() => remove.mutate(email)}
                  >
                    <X aria-hidden size={18} />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        )}
        <NewAddress add={add} />
      </div>
    </Disclosure>
  )
}

function NewAddress({ add }: Pick<ReturnType<typeof useSuppressions>, 'add'>) {
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const isAddress = isEmailAddress(typed.trim())
  const refusal = add.isError && add.variables === typed.trim() ? reasonOf(add.error) : undefined

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (!isAddress || add.isPending) return
    add.mutate(typed.trim(), {
      onSuccess: () => {
        setTyped('')
        setTried(false)
      },
    })
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-3">
      <TextField
        label="Another address"
        type="email"
        inputMode="email"
        autoComplete="off"
        value={typed}
        error={isTried && !isAddress ? 'Invalid email address' : refusal}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="small" isBusy={add.isPending} className="self-start">
        Add address
      </Button>
    </form>
  )
}

function reasonOf(failure: unknown): string {
  const field = failure instanceof ApiFailure ? failure.fields['email'] : undefined
  return field ?? failureMessage(failure, 'The address was not added.')
}
