import { type MeasuringAccounts, noMeasuringAccounts } from '@wildpath/contract'

import { Button } from '../../../ui/button.tsx'
import { useDemoRefusal } from '../use-demo-refusal.ts'
import { isSame } from './measuring-entries.ts'
import { useSetMeasuringAccounts } from './measuring-queries.ts'

/** Ids from a plan of before: they are there again with the next one, unless they are taken away. */
export function KeptAccounts({ accounts }: { accounts: MeasuringAccounts }) {
  const unlessDemo = useDemoRefusal()
  const save = useSetMeasuringAccounts()
  if (isSame(accounts, noMeasuringAccounts)) return null

  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-quiet">Your ids are kept, and your pages do not use them on this plan.</p>
      <Button
        variant="secondary"
        size="small"
        isBusy={save.isPending}
        onClick={unlessDemo(() => save.mutate(noMeasuringAccounts))}
      >
        Remove Ids
      </Button>
    </div>
  )
}
