import { customDomains, errorTable } from '@wildpath/contract'
import { Gem } from 'lucide-react'

import { requestUpgrade } from '../../../entities/plan/upgrade-request.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Above the form of somebody whose plan has no domains (spec 2, 'Domain Settings dialog'). */
export function PlanNotice() {
  return (
    <Notice
      tone="lantern"
      action={
        <Button
          variant="amber"
          onClick={() => requestUpgrade({ feature: customDomains, note: keptNote })}
        >
          Upgrade Now
        </Button>
      }
    >
      <div className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-body font-semibold">Upgrade Required</p>
        <Badge isStamp tone="lantern" icon={<Gem aria-hidden size={14} />}>
          Pro Feature
        </Badge>
      </div>
      <p>{errorTable['domain-needs-plan'].message}</p>
    </Notice>
  )
}

const keptNote = 'Your page stays at its public link, whatever you choose.'
