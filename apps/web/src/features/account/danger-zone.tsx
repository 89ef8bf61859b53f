import type { User } from '@wildpath/contract'
import { useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { SettingRow } from './setting-row.tsx'
import { useDemoRefusal } from './use-demo-refusal.ts'

type DangerZoneProps = { user: User; onDeleted: () => void }

/** What cannot be taken back, and nothing else. */
export function DangerZone({ user, onDeleted }: DangerZoneProps) {
  const [isDeleteOpen, setDeleteOpen] = useState(false)
  const unlessDemo = useDemoRefusal()

  return (
    <Card className="border-clay!">
      <h2 className="text-title">Danger Zone</h2>
      <SettingRow
        title="Delete your account"
        text="Takes everything with it. It cannot be taken back."
        action={
          <Button variant="danger" size="small" onClick={unlessDemo(() => setDeleteOpen(true))}>
            Delete Account
          </Button>
        }
      />
      <DeleteAccountDialog
        user={user}
        isOpen={isDeleteOpen}
        onClose={() => setDeleteOpen(false)}
        onDeleted={onDeleted}
      />
    </Card>
  )
}
