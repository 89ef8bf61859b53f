import type { LandingDraft } from '../draft/landing-draft.ts'
import { type Faults, limits } from '../draft/landing-rules.ts'
import { DraftText } from './draft-text.tsx'
import { FieldGroup } from './field-group.tsx'
import { hasFaultAt } from './fields-props.ts'

type TitledFieldsProps = {
  title: string
  hint: string
  path: 'offer' | 'story'
  value: NonNullable<LandingDraft['offer']>
  faults: Faults
  onEdit: (value: NonNullable<LandingDraft['offer']>) => void
}

/** A text under its heading; emptied as a whole, it leaves the page. */
export function TitledFields({ title, hint, path, value, faults, onEdit }: TitledFieldsProps) {
  return (
    <FieldGroup title={title} hint={hint} isFolded hasFault={hasFaultAt(faults, path)}>
      <DraftText
        label="Heading"
        value={value.title}
        longest={limits.heading}
        fault={faults[`${path}.title`]}
        onChange={(heading) => onEdit({ ...value, title: heading })}
      />
      <DraftText
        label="Text"
        size="long"
        value={value.text}
        longest={limits[path]}
        fault={faults[`${path}.text`]}
        onChange={(text) => onEdit({ ...value, text })}
      />
    </FieldGroup>
  )
}
