import type { DnsProblem } from '@wildpath/contract'
import { CircleX, TriangleAlert } from 'lucide-react'

import { DialogPart } from '../dialog-part.tsx'

/** What was found wrong, what keeps visitors away first. */
export function ProblemList({ problems }: { problems: readonly DnsProblem[] }) {
  const blocking = problems.filter(({ weight }) => weight === 'blocks')
  const others = problems.filter(({ weight }) => weight === 'warns')

  return (
    <>
      {blocking.length > 0 && (
        <DialogPart title="What is in the way">
          <ul className="flex flex-col gap-3 rounded-control border border-clay bg-clay-wash px-4 py-3">
            {blocking.map(({ code, text }) => (
              <li key={code + text} className="flex gap-2.5">
                <CircleX aria-hidden size={20} className="mt-0.5 shrink-0 text-clay" />
                <span className="min-w-0 wrap-anywhere">{text}</span>
              </li>
            ))}
          </ul>
        </DialogPart>
      )}
      {others.length > 0 && (
        <DialogPart title="Works better once this is mended">
          <ul className="flex flex-col gap-3 rounded-control border border-lantern bg-lantern-wash px-4 py-3">
            {others.map(({ code, text }) => (
              <li key={code + text} className="flex gap-2.5">
                <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-lantern" />
                <span className="min-w-0 wrap-anywhere">{text}</span>
              </li>
            ))}
          </ul>
        </DialogPart>
      )}
    </>
  )
}
