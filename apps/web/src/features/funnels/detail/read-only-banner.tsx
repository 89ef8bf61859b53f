import { type Funnel, plans } from '@wildpath/contract'
import { PencilOff } from 'lucide-react'

import { usePerson } from '../../../lib/person.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { requestUnlimitedFunnels } from '../request-unlimited-funnels.ts'
import { useEditableChoice } from '../use-editable-choice.ts'

/** Why this adventure cannot be edited, and the two ways out. */
export function ReadOnlyBanner({ funnel }: { funnel: Funnel }) {
  const plan = usePerson()?.plan ?? 'free'
  const choice = useEditableChoice()

  return (
    <Notice
      tone="lantern"
      icon={<PencilOff aria-hidden size={20} className="shrink-0 text-lantern" />}
      title={`Read-only on ${plans[plan].label}`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => requestUnlimitedFunnels(plan)}>
            Upgrade
          </Button>
          <Button
            size="small"
            variant="secondary"
            isBusy={choice.isPending}
            onClick={() => choice.mutate(funnel)}
          >
            Make this the editable one
          </Button>
        </div>
      }
    >
      Another adventure is the editable one. This one keeps its page, its form and its leads.
    </Notice>
  )
}
