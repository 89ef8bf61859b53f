import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { ChangeRow } from './change-row.tsx'
import type { RewriteChange } from './rewrite-changes.ts'
import type { RewritingState } from './rewriting.ts'

type RewriteOutcomeProps = {
  state: RewritingState
  /** Ids of the changes that are not taken. */
  left: ReadonlySet<string>
  onTake: (change: RewriteChange, isTaken: boolean) => void
  onCancel: () => void
  onRetry: () => void
}

/** What became of the request: the new words text by text, or why there are none. */
export function RewriteOutcome(props: RewriteOutcomeProps): ReactNode {
  const { state, left, onTake } = props
  switch (state.kind) {
    case 'idle':
      return null
    case 'asking':
      return (
        <div className="flex min-h-24 items-center justify-between gap-3 text-quiet">
          <span className="flex items-center gap-3">
            <Spinner />
            Looking for other words
          </span>
          <Button size="small" variant="quiet" onClick={props.onCancel}>
            Cancel
          </Button>
        </div>
      )
    case 'failed':
      return (
        <Notice
          tone="clay"
          title={state.message}
          action={
            <Button size="small" variant="secondary" onClick={props.onRetry}>
              <RefreshCw aria-hidden size={16} />
              Try again
            </Button>
          }
        >
          Your section is as it was.
        </Notice>
      )
    case 'answered':
      return (
        <div className="flex flex-col gap-4">
          {state.keptBack > 0 && <KeptBack count={state.keptBack} />}
          {state.changes.length === 0 ? (
            <Notice title="Nothing to change here">{whyNothing(state)}</Notice>
          ) : (
            <>
              <p className="text-note text-quiet">
                {state.writtenBy === 'model'
                  ? 'By the AI service. Figures, prices, names and dates were checked against your text.'
                  : 'By the built-in copywriter, which changes words by fixed rules.'}
              </p>
              <ul className="flex flex-col gap-3">
                {state.changes.map((change) => (
                  <ChangeRow
                    key={change.id}
                    change={change}
                    isTaken={!left.has(change.id)}
                    onTake={(isTaken) => onTake(change, isTaken)}
                  />
                ))}
              </ul>
            </>
          )}
        </div>
      )
  }
}

function KeptBack({ count }: { count: number }) {
  return (
    <Notice tone="lantern">
      {count === 1 ? 'One text stays' : `${count} texts stay`} as before: the new words would have
      changed a fact.
    </Notice>
  )
}

function whyNothing({
  instruction,
  writtenBy,
}: Extract<RewritingState, { kind: 'answered' }>): string {
  const isForSomebody =
    instruction === 'families' || instruction === 'groups' || instruction === 'beginners'
  if (writtenBy === 'copywriter' && isForSomebody) {
    return 'The built-in copywriter only adds what you said about them yourself: either it stands here already, your business info has nothing on it, or this section has no text to put it in.'
  }
  return writtenBy === 'copywriter'
    ? 'The rules of the built-in copywriter find no better words. Try another instruction.'
    : 'These texts are fine for this instruction already. Try another one.'
}
