import type { LandingDraft } from '../draft/landing-draft.ts'
import { type Faults, limits, most } from '../draft/landing-rules.ts'
import { DraftText } from './draft-text.tsx'
import { FieldGroup } from './field-group.tsx'
import { hasFaultAt } from './fields-props.ts'
import { TextList } from './text-list.tsx'

type HeadedList = NonNullable<LandingDraft['bring']>

type HeadedListFieldsProps = {
  title: string
  singular: string
  path: 'bring' | 'good_to_know'
  value: HeadedList
  faults: Faults
  onEdit: (value: HeadedList) => void
}

/** Lines under a heading; without lines the heading goes, too. */
export function HeadedListFields(props: HeadedListFieldsProps) {
  const { title, singular, path, value, faults, onEdit } = props

  return (
    <FieldGroup
      title={title}
      hint="Without any line it is left off the page."
      isFolded
      hasFault={hasFaultAt(faults, path)}
    >
      <DraftText
        label="Heading"
        value={value.title}
        longest={limits.heading}
        fault={faults[`${path}.title`]}
        onChange={(heading) => onEdit({ ...value, title: heading })}
      />
      <TextList
        label={title}
        singular={singular}
        texts={value.items}
        path={`${path}.items`}
        faults={faults}
        longest={path === 'bring' ? limits.bring : limits.fact}
        most={path === 'bring' ? most.entries : most.notes}
        blankFault="Left out while it is empty"
        onChange={(items) => onEdit({ ...value, items })}
      />
    </FieldGroup>
  )
}
