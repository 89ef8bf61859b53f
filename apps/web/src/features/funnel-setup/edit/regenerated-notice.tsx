import type { PlannedContent } from '@wildpath/contract'
import { CircleCheck } from 'lucide-react'
import { type Ref, useId } from 'react'

import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { newTextsTab } from './regeneration-choice.ts'

type RegeneratedNoticeProps = {
  /** Has the focus afterwards: what comes next is looking at the texts, or taking them back. */
  ref: Ref<HTMLElement>
  funnelId: string
  /** What was written anew, as it was before. */
  replaced: Partial<PlannedContent>
  isBusy: boolean
  onUndo: () => void
}

export function RegeneratedNotice(props: RegeneratedNoticeProps) {
  const { ref, funnelId, replaced, isBusy, onUndo } = props
  const id = useId()
  const tab = newTextsTab(replaced)

  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className="scroll-my-28 rounded-control">
      <Notice
        tone="fern"
        icon={<CircleCheck aria-hidden size={20} className="shrink-0 text-fern" />}
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink
              size="small"
              variant="secondary"
              to={`/funnel/${funnelId}${tab === null ? '' : `?tab=${tab}`}`}
            >
              See the new texts
            </ButtonLink>
            <Button size="small" variant="secondary" disabled={isBusy} onClick={onUndo}>
              Undo
            </Button>
          </div>
        }
      >
        <h2 id={id} className="font-sans text-note font-semibold tracking-normal">
          Content regenerated
        </h2>
        Undo brings the texts from before back, as long as you stay on this screen.
      </Notice>
    </section>
  )
}
