import { limits, most } from '../draft/landing-rules.ts'
import { DraftText } from './draft-text.tsx'
import { FieldGroup } from './field-group.tsx'
import { type FieldsProps, hasFaultAt } from './fields-props.ts'
import { TextList } from './text-list.tsx'

/** What a visitor reads after sending the form. */
export function ThankYouFields({ draft, faults, onEdit }: FieldsProps) {
  const { thank_you: page } = draft
  const edit = (part: Partial<typeof page>) => onEdit({ thank_you: { ...page, ...part } })

  return (
    <FieldGroup
      title="Thank-you page"
      hint="What a visitor reads after sending the form."
      isFolded
      hasFault={hasFaultAt(faults, 'thank_you')}
    >
      <DraftText
        label="Thank-you headline"
        value={page.headline}
        longest={limits.thankYouHeadline}
        fault={faults['thank_you.headline']}
        onChange={(headline) => edit({ headline })}
      />
      <DraftText
        label="Message"
        size="long"
        value={page.message}
        longest={limits.message}
        fault={faults['thank_you.message']}
        onChange={(message) => edit({ message })}
      />
      <TextList
        label="Next steps"
        singular="next step"
        texts={page.next_steps}
        path="thank_you.next_steps"
        faults={faults}
        longest={limits.nextStep}
        least={1}
        most={most.entries}
        blankFault="Left out while it is empty"
        onChange={(next_steps) => edit({ next_steps })}
      />
    </FieldGroup>
  )
}
