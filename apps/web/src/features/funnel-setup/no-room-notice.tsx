import { useQuery } from '@tanstack/react-query'
import { may, type PlanKey, plans, unlimitedFunnels } from '@wildpath/contract'

import { funnelListQuery } from '../../entities/funnel/funnel-queries.ts'
import { requestUpgrade } from '../../entities/plan/upgrade-request.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Says before the first answer, not after the last one, that the plan has no room for another. */
export function NoRoomNotice({ plan }: { plan: PlanKey }) {
  const { data: funnels } = useQuery(funnelListQuery)
  if (!funnels) return null
  const verdict = may(plan, { to: 'create-funnel', funnelCount: funnels.length })
  if (verdict.isAllowed) return null

  return (
    <Notice
      tone="lantern"
      title={`${plans[plan].label} has room for one adventure, and you have it`}
      action={
        <Button
          size="small"
          variant="secondary"
          onClick={() => requestUpgrade({ feature: unlimitedFunnels })}
        >
          Upgrade
        </Button>
      }
    >
      You can answer the questions now: they are kept until a plan makes room.
    </Notice>
  )
}
