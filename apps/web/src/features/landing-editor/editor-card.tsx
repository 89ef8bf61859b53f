import type { Funnel } from '@wildpath/contract'

import type { PhotoList } from '../../entities/media/photo-list.ts'
import { Card } from '../../ui/card.tsx'
import { BenefitFields } from './fields/benefit-fields.tsx'
import type { FieldsProps } from './fields/fields-props.ts'
import { FigureFields } from './fields/figure-fields.tsx'
import { FormFields } from './fields/form-fields.tsx'
import { FurtherFields } from './fields/further-fields.tsx'
import { LanguageFields } from './fields/language-fields.tsx'
import { PromiseFields } from './fields/promise-fields.tsx'
import { TestimonialFields } from './fields/testimonial-fields.tsx'
import { PhotosGroup } from './pictures/photos-group.tsx'
import { ThankYouFields } from './fields/thank-you-fields.tsx'

type EditorCardProps = FieldsProps & {
  funnel: Funnel
  /** Photos on their way; null where nothing can be changed. */
  arriving: PhotoList | null
  className: string
}

/** Every photo and word of the generated pages. */
export function EditorCard({ className, arriving, funnel, ...fields }: EditorCardProps) {
  return (
    <Card className={className}>
      <h2 className="mb-3 text-title">Content Editor</h2>
      {arriving && <PhotosGroup pictures={fields.draft.pictures} arriving={arriving} />}
      <PromiseFields {...fields} />
      <BenefitFields {...fields} />
      <FormFields {...fields} />
      <FigureFields {...fields} />
      <TestimonialFields funnel={funnel} {...fields} />
      <FurtherFields {...fields} />
      <ThankYouFields {...fields} />
      <LanguageFields {...fields} />
    </Card>
  )
}
