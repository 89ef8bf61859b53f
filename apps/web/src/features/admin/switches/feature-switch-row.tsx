import { type FeatureSwitch, featureSwitches } from '@wildpath/contract'
import { useState } from 'react'

import { notifySuccess } from '../../../ui/notify.ts'
import { Switch } from '../../../ui/switch.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useTurnSwitch } from './site-settings-queries.ts'

type FeatureSwitchRowProps = { name: FeatureSwitch; isOn: boolean }

/** Turning it asks for the reason first; what it shows is what holds. */
export function FeatureSwitchRow({ name, isOn }: FeatureSwitchRowProps) {
  const { label, whenOff } = featureSwitches[name]
  const [isAsking, setAsking] = useState(false)
  const turning = useTurnSwitch(name)
  const act = isOn ? 'off' : 'on'

  function handleTurn(reason: string) {
    turning.mutate(
      { is_on: !isOn, reason },
      {
        onSuccess() {
          setAsking(false)
          notifySuccess(`${label}: switched ${act}`)
        },
      },
    )
  }

  return (
    <li className="py-2">
      <Switch
        label={label}
        hint={isOn ? `When off: ${lowered(whenOff)}` : `Off now: ${lowered(whenOff)}`}
        checked={isOn}
        onChange={() => {
          turning.reset()
          setAsking(true)
        }}
      />
      <ReasonDialog
        isOpen={isAsking}
        title={`Switch ${act} “${label}”?`}
        description={isOn ? whenOff : 'It is there for everybody again.'}
        submitLabel={`Switch ${act}`}
        isBusy={turning.isPending}
        failure={turning.error}
        onSubmit={handleTurn}
        onClose={() => setAsking(false)}
      />
    </li>
  )
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
