import { withKeys } from '../../render/with-keys.ts'
import { Contours } from '../../scene/contours-view.tsx'
import type { SectionViewProps } from '../section-view.ts'
import type { FeaturesSection } from './features-schema.ts'
import { Leaf, LeafDrawings } from './leaf.tsx'

/** Why to choose this business: one specimen card for each benefit. */
export function FeaturesView({ section }: SectionViewProps<FeaturesSection>) {
  const { title, benefits } = section.content
  if (benefits.length === 0) return null
  return (
    <section className="pg-features" id={section.id}>
      <div className="pg-wrap">
        <h2>{title}</h2>
        <LeafDrawings />
        <ul className="pg-benefits">
          {withKeys(benefits).map(({ key, text }, index) => (
            <li key={key}>
              <Contours />
              <Leaf index={index} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
