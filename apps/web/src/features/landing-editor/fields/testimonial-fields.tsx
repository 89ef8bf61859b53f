import { limits, most } from '../draft/landing-rules.ts'
import { DraftText } from './draft-text.tsx'
import { EntryList } from './entry-list.tsx'
import { FieldGroup } from './field-group.tsx'
import { type FieldsProps, hasFaultAt } from './fields-props.ts'

/** What guests really said; the page gives each of them five stars. */
export function TestimonialFields({ draft, faults, onEdit }: FieldsProps) {
  return (
    <FieldGroup
      title="Testimonials"
      hint="Words that guests really said, with their consent. Nothing is made up here, so there are none before you add them."
      hasFault={hasFaultAt(faults, 'testimonials')}
    >
      <EntryList
        label="Testimonials"
        singular="testimonial"
        entries={draft.testimonials}
        blank={{ text: '', name: '' }}
        most={most.testimonials}
        onChange={(testimonials) => onEdit({ testimonials })}
      >
        {(testimonial, index, onEditTestimonial) => (
          <div className="flex min-w-0 flex-1 flex-col gap-3 rounded-control border border-line p-3">
            <DraftText
              label="What they said"
              size="long"
              value={testimonial.text}
              longest={limits.testimonial}
              fault={faults[`testimonials.${index}.text`]}
              onChange={(text) => onEditTestimonial({ ...testimonial, text })}
            />
            <DraftText
              label="Name"
              value={testimonial.name}
              longest={limits.guest}
              fault={faults[`testimonials.${index}.name`]}
              onChange={(name) => onEditTestimonial({ ...testimonial, name })}
            />
          </div>
        )}
      </EntryList>
    </FieldGroup>
  )
}
