import { limits } from '../draft/landing-rules.ts'
import { DraftText } from './draft-text.tsx'
import { FieldGroup } from './field-group.tsx'
import type { FieldsProps } from './fields-props.ts'

/** What a visitor reads first, and what they shall do. */
export function PromiseFields({ draft, faults, onEdit }: FieldsProps) {
  return (
    <FieldGroup title="First screen">
      <DraftText
        label="Headline"
        size="wrapped"
        value={draft.headline}
        longest={limits.headline}
        fault={faults['headline']}
        onChange={(headline) => onEdit({ headline })}
      />
      <DraftText
        label="Subheadline"
        size="long"
        value={draft.subheadline}
        longest={limits.subheadline}
        fault={faults['subheadline']}
        onChange={(subheadline) => onEdit({ subheadline })}
      />
      <DraftText
        label="Button text"
        value={draft.cta_text}
        longest={limits.cta_text}
        fault={faults['cta_text']}
        hint="The words on the button."
        onChange={(cta_text) => onEdit({ cta_text })}
      />
      <DraftText
        label="Button link"
        isOptional
        value={draft.cta_url}
        longest={limits.ctaUrl}
        fault={faults['cta_url']}
        placeholder="#"
        hint="Where the button leads. With # it goes to the form of this page."
        onChange={(cta_url) => onEdit({ cta_url })}
      />
    </FieldGroup>
  )
}
