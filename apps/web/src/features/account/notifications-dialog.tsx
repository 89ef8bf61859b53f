import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Notifications, type User } from '@wildpath/contract'
import { useState } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { updateUser } from '../../entities/person/update-user.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { Switch } from '../../ui/switch.tsx'

const kinds = [
  { key: 'new_lead', label: 'New lead', hint: 'Somebody has filled in the form of an adventure.' },
  {
    key: 'weekly_summary',
    label: 'Weekly summary',
    hint: 'Views, leads and conversion of the week.',
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
    <Dialog
      isOpen={isOpen}
      size="sm"
      onClose={handleClose}
      isLocked={save.isPending}
      title="Email Notifications"
      description="Emails about your account, such as a new password, always come."
      footer={
        <>
          <Button variant="quiet" disabled={save.isPending} onClick={handleClose}>
            Cancel
          </Button>
          <Button isBusy={save.isPending} onClick={() => save.mutate()}>
            Save
          </Button>
        </>
      }
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
      {save.isError && (
        <Notice tone="clay" title={failureMessage(save.error, 'Your choice was not saved.')} />
      )}
    </Dialog>
  )
}
