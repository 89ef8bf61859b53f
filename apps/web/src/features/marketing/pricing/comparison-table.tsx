import { plans, priceText, shownPlanKeys, type ShownPlanKey } from '@wildpath/contract'
import { clsx } from 'clsx'
import { Minus } from 'lucide-react'

import { useSite } from '../../../entities/site/site.ts'
import { PlannedMark } from '../../../entities/plan/planned-mark.tsx'
import { type ComparisonCell, comparisonRows } from './comparison-rows.ts'
import { PlanSwitch } from './plan-switch.tsx'

/**
 * The plans, topic by topic. Their names stay in sight below the header; phones have room for one plan at a
 * time and a switch between the three, which works before the script, or without it.
 */
export function ComparisonTable() {
  return (
    <div className="group/plans rounded-card border border-line bg-surface">
      <PlanSwitch />
      <table className="w-full border-separate border-spacing-0 text-note">
        <caption className="sr-only">The plans compared, topic by topic</caption>
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className={clsx(headClass, 'rounded-tl-card text-quiet')}>
              Topic
            </th>
            {shownPlanKeys.map((key) => (
              <th
                key={key}
                scope="col"
                className={clsx(headClass, 'last:rounded-tr-card', shownWhenChosen[key])}
              >
                <PlanHead plan={key} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisonRows(useSite()).map(({ topic, cells }) => (
            <tr key={topic} className="group/row">
              <th
                scope="row"
                className="border-b border-line px-4 py-3 text-left font-medium group-last/row:border-0 max-md:w-2/5"
              >
                {topic}
              </th>
              {shownPlanKeys.map((key) => (
                <td
                  key={key}
                  className={clsx(
                    'border-b border-line px-4 py-3 group-last/row:border-0',
                    shownWhenChosen[key],
                  )}
                >
                  <Cell cell={cells[key]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const headClass =
  'border-b border-line bg-surface px-4 py-3 text-left font-semibold md:sticky md:top-16 md:z-10'

/** Whole class names, so that the build finds them. */
const shownWhenChosen: Record<ShownPlanKey, string> = {
  'free': 'max-md:hidden max-md:group-has-[[value=free]:checked]/plans:table-cell',
  'explorer': 'max-md:hidden max-md:group-has-[[value=explorer]:checked]/plans:table-cell',
  'expedition-leader':
    'max-md:hidden max-md:group-has-[[value=expedition-leader]:checked]/plans:table-cell',
}

function PlanHead({ plan }: { plan: ShownPlanKey }) {
  const { label, priceCents } = plans[plan]
  return (
    <>
      <span className="block font-display text-lead text-ink">{label}</span>
      <span className="font-normal text-quiet">
        {priceText(priceCents)} {priceCents === 0 ? 'forever' : 'per month'}
      </span>
    </>
  )
}

function Cell({ cell }: { cell: ComparisonCell }) {
  if (cell === null) {
    return (
      <span className="text-quiet">
        <Minus aria-hidden size={16} />
        <span className="sr-only">Not included</span>
      </span>
    )
  }
  return (
    <>
      {cell.text}
      {cell.isPlanned && <PlannedMark />}
    </>
  )
}
