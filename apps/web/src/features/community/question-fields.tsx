import { longestPost, longestQuestionTitle } from '@wildpath/contract'

import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

export type QuestionDraft = { title: string; text: string }

type QuestionFieldsProps = {
  draft: QuestionDraft
  errors: Record<string, string>
  onChange: (draft: QuestionDraft) => void
}

/** What a question is made of, when it is asked and when it is edited. */
export function QuestionFields({ draft, errors, onChange }: QuestionFieldsProps) {
  return (
    <>
      <TextField
        label="Your question"
        hint="In one sentence, as you would ask somebody who knows."
        autoComplete="off"
        maxLength={longestQuestionTitle}
        error={errors['title']}
        value={draft.title}
        onChange={(event) => onChange({ ...draft, title: event.target.value })}
      />
      <TextArea
        label="More about it"
        isOptional
        hint="What you tried, and what happened. Everybody can read this: leave out names, addresses and phone numbers of your guests."
        rows={6}
        maxLength={longestPost}
        error={errors['text']}
        value={draft.text}
        onChange={(event) => onChange({ ...draft, text: event.target.value })}
      />
    </>
  )
}
