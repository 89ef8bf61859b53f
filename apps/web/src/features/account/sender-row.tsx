import type { User } from '@wildpath/contract'
import { useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { SenderForm } from '../../entities/person/sender-form.tsx'
import { SettingRow } from './setting-row.tsx'
import { useDemoRefusal } from './use-demo-refusal.ts'

/** The address that stands below the follow-ups of all adventures. */
export function SenderRow({ user }: { user: User }) {
  const [isEditing, setEditing] = useState(false)
  const unlessDemo = useDemoRefusal()
  const close = () => setEditing(false)

  return (
    <SettingRow
      title="Postal Address"
      text={
        isEditing ? (
          <div className="mt-3">
            <SenderForm address={user.postal_address} onSaved={close} onCancel={close} />
          </div>
        ) : (
          user.postal_address || 'Not set. Many countries require it in emails from a business.'
        )
      }
      action={
        !isEditing && (
          <Button
            variant="secondary"
            size="small"
            aria-label="Edit postal address"
            onClick={unlessDemo(() => setEditing(true))}
          >
            Edit
          </Button>
        )
      }
    />
  )
}
