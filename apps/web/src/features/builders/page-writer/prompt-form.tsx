import { Sparkles } from 'lucide-react'
import type { SubmitEvent } from 'react'

import { Button } from '../../../ui/button.tsx'
import { notifyError } from '../../../ui/notify.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import {
  completePrompt,
  type CompletePrompt,
  goalOptions,
  industryOptions,
  longestMore,
  type PagePrompt,
  toneOptions,
} from './page-prompt.ts'

type PromptFormProps = {
  prompt: PagePrompt
  businessName: string
  onChange: (changes: Partial<PagePrompt>) => void
  onGenerate: (prompt: CompletePrompt) => void
}

/** What the page is to be like. The facts come from the business info, and from what is added here. */
export function PromptForm({ prompt, businessName, onChange, onGenerate }: PromptFormProps) {
  const complete = completePrompt(prompt)

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (complete === null) notifyError('Please fill in all required fields')
    else onGenerate(complete)
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={handleSubmit}>
      <p className="text-note text-quiet">
        Writes a new page for {businessName} from what you told about the business. You look at it
        before anything changes.
      </p>
      <SelectField
        label="Industry"
        placeholder="Choose an industry"
        value={prompt.industry}
        options={industryOptions}
        onChange={({ target }) => onChange({ industry: target.value as PagePrompt['industry'] })}
      />
      <SelectField
        label="Tone"
        placeholder="Choose a tone"
        value={prompt.tone}
        options={toneOptions}
        onChange={({ target }) => onChange({ tone: target.value as PagePrompt['tone'] })}
      />
      <SelectField
        label="Goal"
        placeholder="Choose a goal"
        value={prompt.goal}
        options={goalOptions}
        hint="Decides which sections the page has, and which come first."
        onChange={({ target }) => onChange({ goal: target.value as PagePrompt['goal'] })}
      />
      <TextArea
        label="Additional information"
        isOptional
        value={prompt.more}
        maxLength={longestMore}
        hint="Facts for this page only, such as a date, a season or a price. Nothing is invented."
        onChange={({ target }) => onChange({ more: target.value })}
      />
      <Button type="submit" disabled={complete === null}>
        <Sparkles aria-hidden size={18} />
        Generate
      </Button>
    </form>
  )
}
