import { plans, unlimitedFunnels } from '@wildpath/contract'
import { PencilOff } from 'lucide-react'

import { usePerson } from '../person/person.ts'
import { requestUpgrade } from '../plan/upgrade-request.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** On an editor of a funnel that the plan leaves readable only: before anything is typed in vain. */
export function ReadOnlyNotice() {
  const plan = usePerson()?.plan ?? 'free'

  return (
    <Notice
      tone="lantern"
      icon={<PencilOff aria-hidden size={20} className="shrink-0 text-lantern" />}
      title={`Read-only on ${plans[plan].label}`}
      action={
        <Button size="small" onClick={() => requestUpgrade({ feature: unlimitedFunnels })}>
          Upgrade
        </Button>
      }
    >
      Another adventure is the editable one, so changes of this one cannot be saved.
    </Notice>
  )
}
