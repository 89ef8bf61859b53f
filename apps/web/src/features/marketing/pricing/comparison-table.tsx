import { plans, priceText, shownPlanKeys, type ShownPlanKey } from '@wildpath/contract'
import { Minus } from 'lucide-react'

import { useSite } from '../../../lib/site.ts'
import { PlannedMark } from '../../../ui/planned-mark.tsx'
import { Table } from '../../../ui/table.tsx'
import { type ComparisonCell, type ComparisonRow, comparisonRows } from './comparison-rows.ts'

export function ComparisonTable() {
  return (
    <Table<ComparisonRow>
      caption="The plans compared, topic by topic"
      columns={columns}
      rows={comparisonRows(useSite())}
      keyOf={(row) => row.topic}
    />
  )
}

const columns = [
  { key: 'topic', header: 'Topic', cell: (row: ComparisonRow) => row.topic },
  ...shownPlanKeys.map((key) => ({
    key,
    header: <PlanHead plan={key} />,
    cell: (row: ComparisonRow) => drawCell(row.cells[key]),
  })),
]

function PlanHead({ plan }: { plan: ShownPlanKey }) {
  const { label, priceCents } = plans[plan]
  return (
    <span className="block min-w-36">
      <span className="block font-display text-lead text-ink">{label}</span>
      <span className="font-normal">
        {priceText(priceCents)} {priceCents === 0 ? 'forever' : 'per month'}
      </span>
    </span>
  )
}

function drawCell(cell: ComparisonCell) {
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
