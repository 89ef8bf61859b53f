import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Sender, senderSchema } from '@wildpath/contract'
import { useState } from 'react'

import { callApi } from '../api/call-api.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { updateUser } from './update-user.ts'
import { Button } from '../../ui/button.tsx'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'

type SenderFormProps = {
  /** As it is stored. */
  address: string
  /** What stands in the field to begin with where nothing is stored; it is not saved before the person says so. */
  proposed?: string
  onSaved?: () => void
  onCancel?: () => void
}

/** The sender's postal address below follow-ups; what was typed stays when it cannot be saved. */
export function SenderForm({ address, proposed = '', onSaved, onCancel }: SenderFormProps) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState(address === '' ? proposed : address)
  const parsed = senderSchema.safeParse({ postal_address: typed })
  const isChanged = parsed.success && parsed.data.postal_address !== address
  const save = useMutation({
    mutationFn: (sender: Sender) => callApi(api.setSender, { body: sender }),
    onSuccess: ({ user }) => {
      updateUser(queryClient, user)
      notifySuccess('Your postal address is saved.')
      onSaved?.()
    },
    onError: (failure) =>
      notifyError(failureMessage(failure, 'Your postal address could not be saved.')),
  })

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (parsed.success && isChanged) save.mutate(parsed.data)
      }}
      className="flex flex-col gap-3"
    >
      <TextField
        label="Postal address"
        autoComplete="street-address"
        placeholder="Street, town, country"
        value={typed}
        error={parsed.error?.issues[0]?.message}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" disabled={!isChanged} isBusy={save.isPending}>
          Save address
        </Button>
        {onCancel && (
          <Button size="small" variant="quiet" disabled={save.isPending} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
