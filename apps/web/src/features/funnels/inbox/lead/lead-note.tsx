import { type LeadDetail, longestLeadNote } from '@wildpath/contract'

import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useLeadNote } from './use-lead-note.ts'

const statusTexts = {
  unchanged: 'Only you can see this. It saves itself.',
  typing: 'Saves in a moment…',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved yet; it is kept in this tab.',
}

/** The owner's own words about a lead. */
export function LeadNote({ lead }: { lead: Pick<LeadDetail, 'id' | 'note'> }) {
  const { note, problem, status, change, flush } = useLeadNote(lead)

  return (
    <div>
      <TextArea
        label="Note"
        isOptional
        maxLength={longestLeadNote + 200}
        value={note}
        error={problem}
        onChange={(event) => change(event.target.value)}
        onBlur={flush}
      />
      <div className="mt-1 flex flex-wrap items-center gap-x-3 text-note text-quiet">
        <p aria-live="polite">{problem === undefined ? statusTexts[status] : 'Not saved yet.'}</p>
        {status === 'failed' && (
          <Button size="small" variant="quiet" onClick={flush}>
            Try Again
          </Button>
        )}
      </div>
    </div>
  )
}
