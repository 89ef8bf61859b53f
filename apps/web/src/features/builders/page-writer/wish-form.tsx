import { Sparkles } from 'lucide-react'
import type { SubmitEvent } from 'react'

import { Button } from '../../../ui/button.tsx'
import { notifyError } from '../../../ui/notify.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import {
  completeWish,
  type CompleteWish,
  goalOptions,
  industryOptions,
  longestMore,
  type PageWish,
  toneOptions,
} from './page-wish.ts'

type WishFormProps = {
  wish: PageWish
  businessName: string
  onChange: (changes: Partial<PageWish>) => void
  onGenerate: (wish: CompleteWish) => void
}

/** What the page is to be like. The facts come from the business info, and from what is added here. */
export function WishForm({ wish, businessName, onChange, onGenerate }: WishFormProps) {
  const complete = completeWish(wish)

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
        value={wish.industry}
        options={industryOptions}
        onChange={({ target }) => onChange({ industry: target.value as PageWish['industry'] })}
      />
      <SelectField
        label="Tone"
        placeholder="Choose a tone"
        value={wish.tone}
        options={toneOptions}
        onChange={({ target }) => onChange({ tone: target.value as PageWish['tone'] })}
      />
      <SelectField
        label="Goal"
        placeholder="Choose a goal"
        value={wish.goal}
        options={goalOptions}
        hint="Decides which sections the page has, and which come first."
        onChange={({ target }) => onChange({ goal: target.value as PageWish['goal'] })}
      />
      <TextArea
        label="Additional information"
        isOptional
        value={wish.more}
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
