import { ButtonRow } from '../../render/button-row.tsx'
import { SectionFrame } from '../../render/section-frame.tsx'
import { SectionHeading } from '../../render/section-heading.tsx'
import { gridColumns } from '../grid.ts'
import { Portrait } from '../portrait.tsx'
import type { SectionViewProps } from '../section-kind.ts'
import { FiveStars } from './five-stars.tsx'
import type { TestimonialItem, TestimonialSection } from './testimonial-model.ts'

/** What guests said. Samples are for the owner's eyes only. */
export function TestimonialView({ section, page, context }: SectionViewProps<TestimonialSection>) {
  const { isSample, layout, buttons } = section.content
  const items = section.content.items.filter(({ description }) => description !== '')
  if (items.length === 0 || (isSample && context.mode === 'public')) return null
  return (
    <SectionFrame section={section} page={page} context={context} className="pg-section pg-voices">
      <div className="pg-wrap">
        {isSample && <p className="pg-sample">Sample</p>}
        <SectionHeading content={section.content} />
        <ul
          className="pg-grid pg-voice-list"
          data-columns={gridColumns({ columns: layout.columns, items: items.length })}
        >
          {items.map((item) => (
            <Voice key={item.id} item={item} />
          ))}
        </ul>
        <ButtonRow buttons={buttons} page={page} context={context} />
      </div>
    </SectionFrame>
  )
}

function Voice({ item }: { item: TestimonialItem }) {
  const { title, description, image, alt, role = '', company = '' } = item
  const standing = [role, company].filter((words) => words !== '').join(', ')
  return (
    <li>
      <figure className="pg-voice">
        <FiveStars />
        <blockquote>
          <p>{description}</p>
        </blockquote>
        {title !== '' && (
          <figcaption>
            <Portrait name={title} image={image} alt={alt} size={48} />
            <span>
              <b>{title}</b>
              {standing !== '' && <span className="pg-standing">{standing}</span>}
            </span>
          </figcaption>
        )}
      </figure>
    </li>
  )
}
