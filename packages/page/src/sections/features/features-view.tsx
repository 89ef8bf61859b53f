import { Contours } from '../../scene/contours-view.tsx'
import { ButtonRow } from '../../render/button-row.tsx'
import { SectionFrame } from '../../render/section-frame.tsx'
import { SectionHeading } from '../../render/section-heading.tsx'
import type { SectionViewProps } from '../section-view.ts'
import type { FeaturesSection } from './features-schema.ts'
import { Leaf, LeafDrawings } from './leaf.tsx'

/** Why to choose this business: one specimen card for each item. */
export function FeaturesView({ section, page, context }: SectionViewProps<FeaturesSection>) {
  const { items, buttons } = section.content
  if (items.length === 0) return null
  return (
    <SectionFrame section={section} page={page} className="pg-section pg-features">
      <div className="pg-wrap">
        <SectionHeading content={section.content} />
        <LeafDrawings />
        <ul className="pg-benefits">
          {items.map(({ id, title, description }, index) => (
            <li key={id}>
              <Contours />
              <Leaf index={index} />
              {title !== '' && <h3>{title}</h3>}
              {description !== '' && <p>{description}</p>}
            </li>
          ))}
        </ul>
        <ButtonRow buttons={buttons} page={page} context={context} />
      </div>
    </SectionFrame>
  )
}
