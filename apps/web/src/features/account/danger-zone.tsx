import { useMutation } from '@tanstack/react-query'
import { accountExportPath, type User } from '@wildpath/contract'
import { Download } from 'lucide-react'
import { useState } from 'react'

import { failureMessage } from '../../lib/api-failure.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { SettingRow } from './setting-row.tsx'
import { useDemoRefusal } from './use-demo-refusal.ts'

type DangerZoneProps = { user: User; onDeleted: () => void }

/** Taking everything along, and leaving for good. */
export function DangerZone({ user, onDeleted }: DangerZoneProps) {
  const [isDeleteOpen, setDeleteOpen] = useState(false)
  const unlessDemo = useDemoRefusal()
  const download = useMutation({
    mutationFn: () => saveFile(accountExportPath, 'my-data.json'),
    onSuccess: () => notifySuccess('Your data is in your downloads.'),
    onError: (failure) =>
      notifyError(
        failureMessage(failure, 'Your data could not be downloaded. Nothing was changed.'),
      ),
  })

  return (
    <Card className="border-clay!">
      <h2 className="text-title">Danger Zone</h2>
      <div className="mt-2 divide-y divide-line">
        <SettingRow
          title="Your data"
          text="Everything that is kept about you as one JSON file: adventures, leads, receipts."
          action={
            <Button
              variant="secondary"
              size="small"
              isBusy={download.isPending}
              onClick={unlessDemo(() => download.mutate())}
            >
              {!download.isPending && <Download aria-hidden size={16} />}
              Download my data
            </Button>
          }
        />
        <SettingRow
          title="Delete your account"
          text="Takes everything with it. It cannot be taken back."
          action={
            <Button variant="danger" size="small" onClick={unlessDemo(() => setDeleteOpen(true))}>
              Delete Account
            </Button>
          }
        />
      </div>
      <DeleteAccountDialog
        user={user}
        isOpen={isDeleteOpen}
        onClose={() => setDeleteOpen(false)}
        onDeleted={onDeleted}
      />
    </Card>
  )
}
