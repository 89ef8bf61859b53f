import type { Domain } from '@wildpath/contract'

import { RadioGroup } from '../../../ui/radio-group.tsx'
import { hostText } from './domain-state.ts'
import { useChooseHost } from './use-domain-changes.ts'

type HostChoiceProps = { funnelId: string; domain: Domain }

/** Of 'example.com' and 'www.example.com' one shows the page, and the other redirects to it. */
export function HostChoice({ funnelId, domain: { hosts, brokenSince } }: HostChoiceProps) {
  const choice = useChooseHost(funnelId)
  const primary = hosts.find(({ isPrimary }) => isPrimary)?.host ?? null
  const isBroken = brokenSince !== null
  const chosen = choice.isPending ? choice.variables : primary

  return (
    <RadioGroup
      label="Address that visitors see"
      value={chosen}
      onChange={(host) => {
        if (!choice.isPending) choice.mutate(host)
      }}
      options={hosts.map(({ host, displayName, leadsHere }) => ({
        value: host,
        label: displayName,
        description: hostText({ isChosen: host === chosen, leadsHere, isBroken }),
      }))}
    />
  )
}
