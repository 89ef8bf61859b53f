import type { Funnel } from '@wildpath/contract'
import { ratingOptions } from '@wildpath/page/compose'

import { SelectField } from '../../../../ui/select-field.tsx'
import { limits, most } from '../draft/landing-rules.ts'
import { blankTestimonial } from '../draft/testimonial-draft.ts'
import { DraftText } from './draft-text.tsx'
import { EntryList } from './entry-list.tsx'
import { FactReviews } from './fact-reviews.tsx'
import { FieldGroup } from './field-group.tsx'
import { type FieldsProps, hasFaultAt } from './fields-props.ts'

const ratings = ratingOptions.map(({ value, label }) => ({ value: String(value), label }))

type TestimonialFieldsProps = FieldsProps & { funnel: Pick<Funnel, 'id' | 'business_facts'> }

/** Guest reviews. The page shows stars only where the owner enters a rating. */
export function TestimonialFields({ funnel, draft, faults, onEdit }: TestimonialFieldsProps) {
  return (
    <FieldGroup
      title="Testimonials"
      hint="Words that guests really said, with their consent. We never make up reviews."
      hasFault={hasFaultAt(faults, 'testimonials')}
    >
      <FactReviews
        funnelId={funnel.id}
        facts={funnel.business_facts}
        testimonials={draft.testimonials}
      />
      <EntryList
        label="Testimonials"
        singular="testimonial"
        entries={draft.testimonials}
        blank={blankTestimonial}
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
            <SelectField
              label="Rating"
              isOptional
              placeholder="No rating"
              hint="Only a rating that this guest gave. Without one, no stars are shown."
              options={ratings}
              value={testimonial.rating}
              onChange={({ target }) => onEditTestimonial({ ...testimonial, rating: target.value })}
            />
            <DraftText
              label="Source"
              isOptional
              placeholder="Google"
              value={testimonial.source}
              longest={limits.reviewSource}
              fault={faults[`testimonials.${index}.source`]}
              onChange={(source) => onEditTestimonial({ ...testimonial, source })}
            />
            <DraftText
              label="Date"
              isOptional
              placeholder="June 2026"
              value={testimonial.date}
              longest={limits.reviewDate}
              fault={faults[`testimonials.${index}.date`]}
              onChange={(date) => onEditTestimonial({ ...testimonial, date })}
            />
          </div>
        )}
      </EntryList>
    </FieldGroup>
  )
}
