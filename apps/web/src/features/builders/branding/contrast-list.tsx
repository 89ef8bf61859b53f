import type { PageStyle } from '@wildpath/page/document'
import { checkContrast } from '@wildpath/page/themes'
import { Check, TriangleAlert } from 'lucide-react'

import { contrastLabels } from './contrast-labels.ts'

/** How the colours read on the page as it is drawn. A warning advises, and never stops anybody. */
export function ContrastList({ style }: { style: PageStyle }) {
  return (
    <ul aria-label="Contrast" className="flex flex-col gap-2 text-note">
      {checkContrast(style).map((check) => {
        const { text, isGood, mended } = contrastLabels(check)
        return (
          <li key={check.part} className="flex items-start gap-2">
            {isGood ? (
              <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-fern" />
            ) : (
              <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-lantern" />
            )}
            <span
              aria-hidden
              className="inline-flex h-5 w-8 shrink-0 items-center justify-center rounded-[0.375rem] border border-edge text-note leading-none font-semibold"
              style={{ background: check.ground, color: check.colour }}
            >
              Aa
            </span>
            <span className="min-w-0">
              {text}
              {mended !== null && <span className="block text-quiet">{mended}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
