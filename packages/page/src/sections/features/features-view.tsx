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
          {benefits.map((benefit, index) => (
            <li key={benefit}>
              <Contours />
              <Leaf index={index} />
              <p>{benefit}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
