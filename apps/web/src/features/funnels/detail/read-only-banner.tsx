import { plans } from '@wildpath/contract'
import { PencilOff } from 'lucide-react'

import { usePerson } from '../../../entities/person/person.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { requestUnlimitedFunnels } from '../request-unlimited-funnels.ts'

/** Why this adventure cannot be edited; the header above offers to choose it. */
export function ReadOnlyBanner() {
  const plan = usePerson()?.plan ?? 'free'

  return (
    <Notice
      tone="lantern"
      icon={<PencilOff aria-hidden size={20} className="shrink-0 text-lantern" />}
      title={`Read-only on ${plans[plan].label}`}
      action={
        <Button size="small" variant="secondary" onClick={() => requestUnlimitedFunnels(plan)}>
          Upgrade
        </Button>
      }
    >
      Another adventure is the editable one. This one keeps its page, its form and its leads.
    </Notice>
  )
}
