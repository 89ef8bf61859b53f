import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import type { FormDraft } from '../draft/form-draft.ts'
import { type Faults, limits } from '../draft/landing-rules.ts'
import { DraftText } from './draft-text.tsx'

type Consent = FormDraft['consent']
type ConsentFieldsProps = { value: Consent; faults: Faults; onEdit: (value: Consent) => void }

/** The box that visitors tick below the questions, if the owner wants one. */
export function ConsentFields({ value, faults, onEdit }: ConsentFieldsProps) {
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label="Ask for consent"
        hint="A box below the questions, not ticked beforehand. Each lead keeps your words and the answer."
        checked={value.isAsked}
        onChange={({ target }) => onEdit({ ...value, isAsked: target.checked })}
      />
      {value.isAsked && (
        <>
          <DraftText
            label="What visitors agree to"
            size="long"
            value={value.text}
            longest={limits.consent}
            fault={faults['consent.text']}
            placeholder="Such as: You may write to me about my trip."
            onChange={(text) => onEdit({ ...value, text: text.replaceAll('\n', ' ') })}
          />
          <CheckboxField
            label="The form is only taken with the box ticked"
            checked={value.isRequired}
            onChange={({ target }) => onEdit({ ...value, isRequired: target.checked })}
          />
        </>
      )}
    </div>
  )
}
