import { CircleCheck, CircleX } from 'lucide-react'
import { useId, useRef } from 'react'

import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { FaultList } from './fault-list.tsx'
import type { Validation } from './validate-text.ts'
import { longestText } from './page-text.ts'
import { useJsonText } from './use-json-text.ts'

/** Shows the page as JSON (spec 3, 2.6). Applying changes is one step of the history. */
export function JsonPanel() {
  const { edit } = useEditor()
  const page = useEditorState(({ history }) => history.present)
  const host = useRef<HTMLDivElement>(null)
  const reasonId = useId()
  const text = useJsonText({
    host,
    page,
    onApply: (applied) => edit({ kind: 'replace-page', page: applied }),
  })
  const { verdict } = text
  const isValid = verdict.state === 'valid'

  return (
    <div className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span aria-live="polite">
          {isValid ? (
            <Badge tone="fern" icon={<CircleCheck aria-hidden size={16} />}>
              Valid JSON
            </Badge>
          ) : (
            <Badge tone="clay" icon={<CircleX aria-hidden size={16} />}>
              Invalid JSON
            </Badge>
          )}
        </span>
        <Button
          size="small"
          disabled={!isValid || verdict.faults.length > 0}
          aria-describedby={reasonId}
          onClick={text.apply}
        >
          Apply Changes
        </Button>
      </div>
      <div className="flex min-h-11 items-center justify-between gap-3 sm:pointer-fine:min-h-9">
        <p id={reasonId} aria-live="polite" className="text-note text-quiet">
          {text.status || reasonOf(verdict)}
        </p>
        {!isValid && (
          <Button size="small" variant="secondary" onClick={() => text.goTo(verdict.at.offset)}>
            Show the place
          </Button>
        )}
      </div>
      <div
        ref={host}
        className="h-[clamp(18rem,60dvh,48rem)] overflow-hidden rounded-control border border-edge has-[.cm-focused]:outline-2 has-[.cm-focused]:outline-lantern"
      />
      {/* Below the text, so that it does not move while it is being written. */}
      {text.isStale && (
        <Notice
          tone="lantern"
          title="The page changed since"
          action={
            <Button size="small" variant="secondary" onClick={text.showPage}>
              Show the page again
            </Button>
          }
        >
          Your text is kept. Applying it puts it in the place of what the page is now.
        </Notice>
      )}
      {text.refusedLength !== null && (
        <Notice tone="clay" title="That is too much text">
          The text would have {text.refusedLength.toLocaleString('en')} characters; at most{' '}
          {longestText.toLocaleString('en')} fit here. Nothing was put in, and your text is as it
          was.
        </Notice>
      )}
      {isValid && verdict.faults.length > 0 && (
        <FaultList label="Faults" faults={verdict.faults} onShow={text.goTo} />
      )}
      {isValid && verdict.warnings.length > 0 && (
        <FaultList label="Warnings" faults={verdict.warnings} onShow={text.goTo} />
      )}
      <p className="text-note text-quiet">
        Tab leaves the editor. Ctrl+F (on a Mac Cmd+F) searches, Ctrl+Space offers what may stand at
        the cursor.
      </p>
    </div>
  )
}

/** What is wrong, or why the changes cannot be applied. */
function reasonOf(verdict: Validation): string {
  if (verdict.state === 'invalid') {
    return `Line ${verdict.at.line}, column ${verdict.at.column}: ${verdict.message}`
  }
  const { faults, warnings } = verdict
  if (faults.length > 0) {
    return `This is JSON, but not yet a page: ${counted(faults.length, 'fault')} to mend below, then it can be applied.`
  }
  if (warnings.length > 0)
    return `It can be applied, with ${counted(warnings.length, 'warning')} below.`
  return 'Everything is as a page needs it.'
}

function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`
}
