import { type Feature, type PlanKey, plans, writingText } from '@wildpath/contract'
import { Check, X } from 'lucide-react'

import { nameCopywriter } from '../../entities/plan/plan-feature-text.ts'
import { useSite } from '../../entities/site/site.ts'

/** What the plan opens and what not (spec 3, section 2.10). */
export function PlanEntitlements({ plan: key }: { plan: PlanKey }) {
  const site = useSite()
  const { funnelLimit, opens } = plans[key]
  const has = (feature: Feature) => (opens as readonly Feature[]).includes(feature)

  return (
    <ul className="flex flex-col gap-x-8 gap-y-2 sm:flex-row sm:flex-wrap">
      <Line isOpen text={funnelLimit === null ? 'Unlimited funnels' : `${funnelLimit} funnel`} />
      <Line isOpen text={nameCopywriter(writingText(key), site)} />
      <Line
        isOpen={has('custom-domains')}
        text={has('custom-domains') ? 'Custom domains' : 'No custom domains'}
      />
    </ul>
  )
}

type LineProps = { isOpen: boolean; text: string }

function Line({ isOpen, text }: LineProps) {
  const Icon = isOpen ? Check : X
  return (
    <li className="flex items-start gap-2">
      <Icon
        aria-hidden
        size={18}
        className={`mt-[3px] shrink-0 ${isOpen ? 'text-fern' : 'text-quiet'}`}
      />
      <span className={isOpen ? '' : 'text-quiet'}>{text}</span>
    </li>
  )
}
