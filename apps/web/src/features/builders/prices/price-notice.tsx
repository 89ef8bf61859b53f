import type { Correction } from '@wildpath/contract'
import { useRef } from 'react'

import { Button } from '../../../ui/button.tsx'
import { useEditor } from '../store/editor-context.ts'
import { describePriceUses } from './describe-price-uses.ts'

type PriceNoticeProps = {
  /** Null if there is nothing to offer. */
  correction: Correction | null
  onAccept: () => void
  onDismiss: () => void
}

/** Offers to change a price everywhere after it was changed in one text. */
export function PriceNotice({ correction, onAccept, onDismiss }: PriceNoticeProps) {
  const { store } = useEditor()
  const region = useRef<HTMLElement>(null)

  /** The pressed button disappears and must not take the focus with it. */
  function answerWith(answer: () => void) {
    region.current?.focus()
    answer()
  }

  return (
    <section ref={region} aria-label="Price change" tabIndex={-1} className="outline-none">
      <div aria-live="polite">
        {correction !== null && (
          <div
            data-keep-clear
            className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-lantern bg-lantern-wash px-4 py-2"
          >
            <div className="min-w-0 flex-1 basis-64 text-note">
              <p className="font-semibold">
                Change {correction.from} to {correction.to} everywhere?
              </p>
              <p className="text-quiet">
                {describePriceUses(
                  correction.from,
                  store.getState().history.present,
                  store.getState().source.generated_content,
                )}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => answerWith(onAccept)}>
                Change everywhere
              </Button>
              <Button size="small" variant="quiet" onClick={() => answerWith(onDismiss)}>
                Change only here
              </Button>
            </div>
          </div>
        )}
      </div>
    </section>
  )
}
