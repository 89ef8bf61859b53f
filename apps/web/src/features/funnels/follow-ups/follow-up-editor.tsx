import {
  type BusinessInfo,
  followUpProblem,
  followUpVariables,
  joinFollowUp,
} from '@wildpath/contract'
import { useRef } from 'react'

import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { emailOf, type FollowUpDraft, insertAt, isDirty } from './follow-up-draft.ts'
import { FollowUpEmail } from './follow-up-email.tsx'

type FollowUpEditorProps = {
  draft: FollowUpDraft
  business: BusinessInfo
  /** The tag of the language that the emails are in. */
  language: string
  postalAddress: string
  isSaving: boolean
  onChange: (draft: FollowUpDraft) => void
  onSave: () => void
  onCancel: () => void
}

type Control = HTMLInputElement | HTMLTextAreaElement

const longestLetter = 4800
const longestSubject = 150

/** Subject and letter of one email, beside what a visitor will read. */
export function FollowUpEditor({ draft, onChange, ...props }: FollowUpEditorProps) {
  const subject = useRef<HTMLInputElement>(null)
  const letter = useRef<HTMLTextAreaElement>(null)
  const problem = followUpProblem(emailOf(draft)) ?? undefined
  const isOfLetter = emailOf(draft).body === '' || !problem?.startsWith('Subject')

  /** Where one wrote last; subjects cannot carry the name. */
  function handleInsert(variable: string) {
    const word = `{${variable}}`
    const isSubject = document.activeElement === subject.current && variable !== 'name'
    const control: Control | null = isSubject ? subject.current : letter.current
    if (!control) return
    const marked = { start: control.selectionStart ?? 0, end: control.selectionEnd ?? 0 }
    const { text, caret } = insertAt(control.value, word, marked)
    onChange({ ...draft, [isSubject ? 'subject' : 'body']: text })
    // The caret goes on behind the word once the field has it.
    requestAnimationFrame(() => {
      control.focus()
      control.setSelectionRange(caret, caret)
    })
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <TextField
          ref={subject}
          label="Subject"
          maxLength={longestSubject}
          value={draft.subject}
          error={problem !== undefined && !isOfLetter ? problem : undefined}
          onChange={(event) => onChange({ ...draft, subject: event.target.value })}
        />
        <TextArea
          ref={letter}
          label="Letter"
          rows={12}
          maxLength={longestLetter}
          value={draft.body}
          error={problem !== undefined && isOfLetter ? problem : undefined}
          onChange={(event) => onChange({ ...draft, body: event.target.value })}
        />
        <div className="flex flex-wrap items-center gap-2 text-note text-quiet">
          Insert
          {followUpVariables.map((variable) => (
            <Button
              key={variable}
              size="small"
              variant="secondary"
              // A press must not take the focus from the field that the word goes into.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => handleInsert(variable)}
            >
              {`{${variable}}`}
            </Button>
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            disabled={problem !== undefined || !isDirty(draft)}
            isBusy={props.isSaving}
            onClick={props.onSave}
          >
            Save
          </Button>
          <Button variant="quiet" disabled={props.isSaving} onClick={props.onCancel}>
            Cancel
          </Button>
        </div>
      </div>
      <FollowUpEmail
        text={joinFollowUp(emailOf(draft))}
        business={props.business}
        language={props.language}
        postalAddress={props.postalAddress}
      />
    </div>
  )
}
