import type { Domain } from '@wildpath/contract'

import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useChooseHost } from './use-domain-changes.ts'

type HostChoiceProps = { funnelId: string; domain: Domain }

/** Of 'example.com' and 'www.example.com' one shows the page, and the other redirects to it. */
export function HostChoice({ funnelId, domain: { hosts } }: HostChoiceProps) {
  const choice = useChooseHost(funnelId)
  const primary = hosts.find(({ isPrimary }) => isPrimary)?.host ?? null
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
        description: describe({ isChosen: host === chosen, leadsHere }),
      }))}
    />
  )
}

function describe({ isChosen, leadsHere }: { isChosen: boolean; leadsHere: boolean }): string {
  if (!leadsHere) return 'Does not lead here yet'
  return isChosen ? 'Shows your page' : 'Redirects to the other one'
}
