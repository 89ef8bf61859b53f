import { api, type AppSetup, type SecondFactor } from '@wildpath/contract'
import { Copy } from 'lucide-react'
import { useMemo, useState } from 'react'
import { renderSVG } from 'uqr'
import { useStore } from 'zustand'

import { callApi } from '../../../entities/api/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { copyWithToast } from '../../../ui/copy-with-toast.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { createAppSetup } from './app-setup.ts'
import { CodesDialog } from './codes-dialog.tsx'
import { IdentityFields } from './identity-fields.tsx'
import { splitFailure, useIdentity } from './use-identity.ts'

type AppSetupDialogProps = {
  factor: SecondFactor
  onSetUp: () => void
  onClose: () => void
}

/** Password, QR code, recovery codes. Mounted while it is open. */
export function AppSetupDialog({ factor, onSetUp, onClose }: AppSetupDialogProps) {
  const [flow] = useState(() =>
    createAppSetup({
      begin: (proof) => callApi(api.beginAppSetup, { body: proof }),
      confirm: (code) => callApi(api.confirmAppSetup, { body: { code } }),
      onSetUp(hasNewCodes) {
        notifySuccess('Two-factor authentication is on.')
        onSetUp()
        if (!hasNewCodes) onClose()
      },
    }),
  )
  const { step, isBusy, failure } = useStore(flow.store)
  const identity = useIdentity(factor)
  const [code, setCode] = useState('')
  const common = {
    isOpen: true,
    isBusy,
    submitsOnEnter: true,
    failure: splitFailure(failure).other,
    onClose,
  } as const

  if (step.at === 'identity') {
    return (
      <FormDialog
        {...common}
        size="sm"
        title="Set up two-factor authentication"
        description="Besides your password, logging in will ask for a code from an app on your phone."
        submitLabel="Continue"
        canSubmit={identity.isComplete}
        onSubmit={() => void flow.begin(identity.readProof)}
      >
        <IdentityFields identity={identity} failure={failure} />
      </FormDialog>
    )
  }
  if (step.at === 'scan') {
    return (
      <FormDialog
        {...common}
        title="Scan this with your authenticator app"
        description="Google Authenticator, 1Password, Bitwarden or any other app for one-time codes."
        submitLabel="Turn On"
        canSubmit={code.trim() !== ''}
        onSubmit={() => void flow.confirm(code)}
      >
        <AppKey setup={step.setup} />
        <TextField
          label="Code from your app"
          hint="The six digits that it shows now."
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={splitFailure(failure).code}
        />
      </FormDialog>
    )
  }
  return <CodesDialog codes={step.recoveryCodes} onClose={onClose} />
}

function AppKey({ setup }: { setup: AppSetup }) {
  const picture = useMemo(() => {
    const svg = renderSVG(setup.address, { ecc: 'M', border: 2 })
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  }, [setup.address])
  const spaced = setup.key.replace(/(.{4})(?=.)/g, '$1 ')

  return (
    <div className="flex flex-wrap items-center gap-5">
      <img
        src={picture}
        alt="QR code for your authenticator app"
        width={176}
        height={176}
        className="rounded-control border border-line bg-[#ffffff]"
      />
      <div className="flex min-w-0 flex-1 basis-52 flex-col items-start gap-2 text-note">
        <p className="text-quiet">No camera? Type this key into the app:</p>
        <code translate="no" className="font-mono wrap-anywhere">
          {spaced}
        </code>
        <Button
          variant="secondary"
          size="small"
          onClick={() => void copyWithToast(setup.key, 'Key copied.')}
        >
          <Copy aria-hidden size={16} />
          Copy key
        </Button>
      </div>
    </div>
  )
}
