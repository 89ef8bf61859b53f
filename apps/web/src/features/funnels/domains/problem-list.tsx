import type { DnsProblem } from '@wildpath/contract'

import { ProblemLines } from '../../../entities/dns/problem-lines.tsx'
import { DialogPart } from '../dialog-part.tsx'

const titles = {
  blocks: 'What is in the way',
  warns: 'Works better once this is mended',
} as const

/** What was found wrong, what keeps visitors away first. */
export function ProblemList({ problems }: { problems: readonly DnsProblem[] }) {
  return (['blocks', 'warns'] as const)
    .filter((weight) => problems.some((problem) => problem.weight === weight))
    .map((weight) => (
      <DialogPart key={weight} title={titles[weight]}>
        <ProblemLines problems={problems} weight={weight} />
      </DialogPart>
    ))
}
