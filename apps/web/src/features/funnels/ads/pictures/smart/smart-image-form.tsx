import type { PromptPlatform } from '@wildpath/ads/picture-prompt'

import { focusFirstInvalid } from '../../../../../lib/focus-first-invalid.ts'
import { SelectField } from '../../../../../ui/select-field.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import { platformOptions } from '../platform-options.ts'
import type { FieldProblems, SmartFields } from './smart-flow.ts'

type SmartImageFormProps = {
  /** For the button that sends it. */
  id: string
  fields: SmartFields
  problems: FieldProblems
  onChange: (changed: Partial<SmartFields>) => void
  onSubmit: () => void
}

/** Which site the picture is to fit, and which ad. */
export function SmartImageForm(props: SmartImageFormProps) {
  const { id, fields, problems, onChange, onSubmit } = props
  return (
    <form
      id={id}
      aria-label="What the picture is to fit"
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
        focusFirstInvalid(event.currentTarget)
      }}
    >
      <TextField
        label="Website URL"
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://example.com"
        hint="A few public pages are read; nothing of them is kept."
        maxLength={500}
        value={fields.websiteUrl}
        error={problems.websiteUrl}
        onChange={({ target }) => onChange({ websiteUrl: target.value })}
      />
      <TextField
        label="Ad headline"
        hint="What the site says about it comes first. It is not written in the picture."
        maxLength={255}
        value={fields.adHeadline}
        error={problems.adHeadline}
        onChange={({ target }) => onChange({ adHeadline: target.value })}
      />
      <SelectField
        label="Platform"
        options={platformOptions}
        value={fields.platform}
        onChange={({ target }) => onChange({ platform: target.value as PromptPlatform })}
      />
    </form>
  )
}
