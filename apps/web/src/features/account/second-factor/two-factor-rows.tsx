import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type IdentityProof, type SecondFactor } from '@wildpath/contract'
import { useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { sessionQuery, useSession } from '../../../entities/person/session.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import { SettingRow } from '../setting-row.tsx'
import { useDemoRefusal } from '../use-demo-refusal.ts'
import { AppSetupDialog } from './app-setup-dialog.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { IdentityDialog } from './identity-dialog.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { secondFactorQuery } from './second-factor-queries.ts'

const none: SecondFactor = { app_since: null, passkeys: [], recovery_codes_left: 0 }

/** What protects the account besides the password. */
export function TwoFactorRows() {
  const isDemo = useSession()?.isDemo ?? false
  const query = useQuery({ ...secondFactorQuery, enabled: !isDemo })
  const factor = isDemo ? none : query.data
  const queryClient = useQueryClient()
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  function handleChange() {
    void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
    // An admin with a second factor may do more.
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }

  if (factor === undefined) {
    return (
      <SettingRow
        title="Two-factor authentication"
        text={
          query.isError
            ? failureMessage(query.error, 'It could not be loaded just now.')
            : 'Loading…'
        }
        action={
          query.isError && (
            <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
              Try again
            </Button>
          )
        }
      />
    )
  }
  const common = { factor, onChange: handleChange, onNewCodes: setCodes }
  return (
    <>
      <AppRow {...common} />
      <PasskeyRow {...common} />
      {(factor.app_since !== null || factor.passkeys.length > 0) && <CodesRow {...common} />}
      <CodesDialog codes={codes} onClose={() => setCodes(null)} />
    </>
  )
}

export type FactorRowProps = {
  factor: SecondFactor
  onChange: () => void
  onNewCodes: (codes: readonly string[]) => void
}

function AppRow({ factor, onChange }: FactorRowProps) {
  const [open, setOpen] = useState<'set-up' | 'turn-off' | null>(null)
  const unlessDemo = useDemoRefusal()
  const close = () => setOpen(null)
  const isOn = factor.app_since !== null

  async function turnOff(proof: IdentityProof) {
    await callApi(api.removeApp, { body: proof })
    notifySuccess('Your authenticator app is no longer asked for.')
    onChange()
  }

  return (
    <>
      <SettingRow
        title="Two-factor authentication"
        text={
          isOn
            ? `On since ${formatDate(factor.app_since ?? '')}: logging in asks for a code from your app.`
            : 'Off. With it, a stolen password alone lets nobody in.'
        }
        action={
          <Button
            variant="secondary"
            size="small"
            aria-label={`${isOn ? 'Turn off' : 'Set up'} two-factor authentication`}
            onClick={unlessDemo(() => setOpen(isOn ? 'turn-off' : 'set-up'))}
          >
            {isOn ? 'Turn Off' : 'Set Up'}
          </Button>
        }
      />
      {open === 'set-up' && <AppSetupDialog factor={factor} onSetUp={onChange} onClose={close} />}
      {open === 'turn-off' && (
        <IdentityDialog
          title="Turn off the authenticator app?"
          description={
            factor.passkeys.length > 0
              ? 'Logging in then asks for one of your passkeys after the password.'
              : 'Your password alone will let you in, and your recovery codes stop working.'
          }
          submitLabel="Turn Off"
          factor={factor}
          act={turnOff}
          onClose={close}
        />
      )}
    </>
  )
}

function CodesRow({ factor, onChange, onNewCodes }: FactorRowProps) {
  const [isOpen, setOpen] = useState(false)
  const left = factor.recovery_codes_left

  async function renew(proof: IdentityProof) {
    const { recovery_codes } = await callApi(api.renewRecoveryCodes, { body: proof })
    onChange()
    if (recovery_codes !== null) onNewCodes(recovery_codes)
  }

  return (
    <>
      <SettingRow
        title="Recovery codes"
        text={`${left} of 10 left. ${left > 3 ? 'Each lets you in once, without your phone.' : 'Make new ones before you run out.'}`}
        action={
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            Make New Codes
          </Button>
        }
      />
      {isOpen && (
        <IdentityDialog
          title="Make new recovery codes?"
          description="The ones you have now stop working."
          submitLabel="Make New Codes"
          factor={factor}
          act={renew}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
