import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Notifications, type User } from '@wildpath/contract'
import { useState } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { updateUser } from '../../entities/person/update-user.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { Switch } from '../../ui/switch.tsx'

const kinds = [
  { key: 'new_lead', label: 'New lead', hint: 'Somebody has filled in the form of an adventure.' },
  {
    key: 'weekly_summary',
    label: 'Weekly summary',
    hint: 'Views, leads and conversion of the week.',
  },
  {
    key: 'community_answers',
    label: 'Answers to your questions',
    hint: 'Somebody has answered what you asked on the questions page.',
  },
  { key: 'product_news', label: 'Product news', hint: 'What is new here, now and then.' },
] as const

type NotificationsDialogProps = { user: User; isOpen: boolean; onClose: () => void }

/** Which emails of the product a person wants. */
export function NotificationsDialog({ user, isOpen, onClose }: NotificationsDialogProps) {
  const queryClient = useQueryClient()
  const [changed, setChanged] = useState<Notifications | null>(null)
  const wanted = changed ?? user.notifications
  const save = useMutation({
    mutationFn: () => callApi(api.setNotifications, { body: wanted }),
    onSuccess: (answer) => {
      updateUser(queryClient, answer.user)
      notifySuccess('Your choice of emails is saved.')
      handleClose()
    },
  })

  function handleClose() {
    setChanged(null)
    save.reset()
    onClose()
  }

  return (
    <FormDialog
      isOpen={isOpen}
      size="sm"
      title="Email Notifications"
      description="Emails about your account, such as a new password, always come."
      submitLabel="Save"
      isBusy={save.isPending}
      failure={save.isError ? failureMessage(save.error, 'Your choice was not saved.') : null}
      onSubmit={() => save.mutate()}
      onClose={handleClose}
    >
      <div className="divide-y divide-line">
        {kinds.map(({ key, label, hint }) => (
          <Switch
            key={key}
            label={label}
            hint={hint}
            checked={wanted[key]}
            onChange={(event) => setChanged({ ...wanted, [key]: event.target.checked })}
          />
        ))}
      </div>
    </FormDialog>
  )
}
