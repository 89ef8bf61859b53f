import type { DnsProblem } from '@wildpath/contract'
import { clsx } from 'clsx'
import { CircleX, TriangleAlert } from 'lucide-react'

type ProblemLinesProps = { problems: readonly DnsProblem[]; weight: DnsProblem['weight'] }

const looks = {
  blocks: { icon: CircleX, box: 'border-clay bg-clay-wash', tone: 'text-clay' },
  warns: { icon: TriangleAlert, box: 'border-lantern bg-lantern-wash', tone: 'text-lantern' },
}

/** Problems of one weight, each with what to do; nothing where there are none. */
export function ProblemLines({ problems, weight }: ProblemLinesProps) {
  const { icon: Icon, box, tone } = looks[weight]
  const shown = problems.filter((problem) => problem.weight === weight)
  if (shown.length === 0) return null

  return (
    <ul className={clsx('flex flex-col gap-3 rounded-control border px-4 py-3', box)}>
      {shown.map(({ code, text }) => (
        <li key={code + text} className="flex gap-2.5">
          <Icon aria-hidden size={20} className={clsx('mt-0.5 shrink-0', tone)} />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  )
}
