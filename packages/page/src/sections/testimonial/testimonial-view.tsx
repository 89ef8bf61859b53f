import { placeWithin, type TextPlace, textPlace } from '../../parts/text-place.ts'
import { ButtonRow } from '../../parts/button-row.tsx'
import { SectionFrame } from '../../parts/section-frame.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { gridColumns } from '../grid.ts'
import { Portrait } from '../portrait.tsx'
import type { SectionViewProps } from '../section-kind.ts'
import { FiveStars } from './five-stars.tsx'
import type { TestimonialItem, TestimonialSection } from './testimonial-model.ts'
import { wordsOf } from '../../language/words-of.ts'

/** What guests said. Samples are for the owner's eyes only. */
export function TestimonialView({ section, page, context }: SectionViewProps<TestimonialSection>) {
  const at = textPlace(context.mode, 'content')
  const { isSample, layout, buttons } = section.content
  const items = section.content.items.filter(({ description }) => description !== '')
  if (items.length === 0 || (isSample && context.mode === 'public')) return null
  return (
    <SectionFrame section={section} page={page} context={context} className="pg-section pg-voices">
      <div className="pg-wrap">
        {isSample && <p className="pg-sample">Sample</p>}
        <SectionHeading content={section.content} at={at} />
        <ul
          className="pg-grid pg-voice-list"
          data-columns={gridColumns({ columns: layout.columns, items: items.length })}
        >
          {items.map((item, index) => (
            <Voice
              key={item.id}
              item={item}
              at={placeWithin(at, 'items', index)}
              stars={wordsOf(page.language).media.fiveStars}
            />
          ))}
        </ul>
        <ButtonRow buttons={buttons} page={page} context={context} at={at} />
      </div>
    </SectionFrame>
  )
}

type VoiceProps = { item: TestimonialItem; at: TextPlace; stars: string }

function Voice({ item, at, stars }: VoiceProps) {
  const { title, description, image, alt, role = '', company = '' } = item
  const standing = [role, company].filter((words) => words !== '').join(', ')
  return (
    <li>
      <figure className="pg-voice">
        <FiveStars label={stars} />
        <blockquote>
          <p data-path={at('description')}>{description}</p>
        </blockquote>
        {title !== '' && (
          <figcaption>
            <Portrait name={title} image={image} alt={alt} size={48} />
            <span>
              <b data-path={at('title')}>{title}</b>
              {standing !== '' && (
                <span
                  className="pg-standing"
                  data-path={role === '' ? at('company') : company === '' ? at('role') : undefined}
                >
                  {standing}
                </span>
              )}
            </span>
          </figcaption>
        )}
      </figure>
    </li>
  )
}
