import { limits, most } from '../draft/landing-rules.ts'
import { FieldGroup } from './field-group.tsx'
import type { FieldsProps } from './fields-props.ts'
import { TextList } from './text-list.tsx'

export function BenefitFields({ draft, faults, onEdit }: FieldsProps) {
  return (
    <FieldGroup title="Benefits" hint="Why somebody should choose you, most convincing first.">
      <TextList
        label="Benefits"
        singular="benefit"
        texts={draft.benefits}
        path="benefits"
        faults={faults}
        longest={limits.benefit}
        least={1}
        most={most.benefits}
        blankFault="Benefit cannot be empty"
        onChange={(benefits) => onEdit({ benefits })}
      />
    </FieldGroup>
  )
}
