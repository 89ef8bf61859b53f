import { api, type IdentityProof, type Passkey } from '@wildpath/contract'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { canUsePasskeys, createPasskey } from '../../../entities/person/passkeys.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { SettingRow } from '../setting-row.tsx'
import { useDemoRefusal } from '../use-demo-refusal.ts'
import { IdentityDialog } from './identity-dialog.tsx'
import type { FactorRowProps } from './two-factor-rows.tsx'

type Open = { act: 'add' } | { act: 'remove'; passkey: Passkey } | null

/** The person's passkeys, each with its name. */
export function PasskeyRow({ factor, onChange, onNewCodes }: FactorRowProps) {
  const [open, setOpen] = useState<Open>(null)
  const [name, setName] = useState('')
  const unlessDemo = useDemoRefusal()

  function handleClose() {
    setOpen(null)
    setName('')
  }

  async function add(proof: IdentityProof) {
    const options = await callApi(api.beginPasskey, { body: proof })
    const passkey = await createPasskey(options)
    const { recovery_codes } = await callApi(api.addPasskey, { body: { name, passkey } })
    notifySuccess('Your passkey is added.')
    onChange()
    if (recovery_codes !== null) onNewCodes(recovery_codes)
  }

  async function remove(passkey_id: string, proof: IdentityProof) {
    await callApi(api.removePasskey, { body: { ...proof, passkey_id } })
    notifySuccess('The passkey is removed.')
    onChange()
  }

  return (
    <>
      <SettingRow
        title="Passkeys"
        text={
          <>
            Log in with your fingerprint, face or a security key.
            <PasskeyList
              passkeys={factor.passkeys}
              onRemove={(passkey) => setOpen({ act: 'remove', passkey })}
            />
          </>
        }
        action={
          canUsePasskeys() && (
            <Button
              variant="secondary"
              size="small"
              onClick={unlessDemo(() => setOpen({ act: 'add' }))}
            >
              Add a Passkey
            </Button>
          )
        }
      />
      {open?.act === 'add' && (
        <IdentityDialog
          title="Add a passkey"
          description="It lets you log in without the password. After the password, it is asked for like a code."
          submitLabel="Add Passkey"
          factor={factor}
          canSubmit={name.trim() !== ''}
          act={add}
          onClose={handleClose}
        >
          <TextField
            label="Name"
            hint="So that you recognise it, for example the device."
            placeholder="My laptop"
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </IdentityDialog>
      )}
      {open?.act === 'remove' && (
        <IdentityDialog
          title={`Remove “${open.passkey.name}”?`}
          description="It no longer lets anybody in. You may want to delete it on the device, too."
          submitLabel="Remove Passkey"
          factor={factor}
          act={(proof) => remove(open.passkey.id, proof)}
          onClose={handleClose}
        />
      )}
    </>
  )
}

type PasskeyListProps = { passkeys: readonly Passkey[]; onRemove: (passkey: Passkey) => void }

function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  if (passkeys.length === 0) return null
  return (
    <ul className="mt-2 flex flex-col">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex items-center justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">
            <strong className="text-ink">{passkey.name}</strong>, added{' '}
            {formatDate(passkey.created_at)},{' '}
            {passkey.last_used_at === null
              ? 'not used yet'
              : `last used ${formatDate(passkey.last_used_at)}`}
          </span>
          <IconButton label={`Remove ${passkey.name}`} onClick={() => onRemove(passkey)}>
            <Trash2 aria-hidden size={18} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
