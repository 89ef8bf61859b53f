import type { SectionViewProps } from '../section-view.ts'
import type { SocialProofSection } from './social-proof-schema.ts'

/** The owner's figures. Samples are for the owner's eyes only. */
export function SocialProofView({ section, context }: SectionViewProps<SocialProofSection>) {
  const { figures, isSample } = section.content
  if (figures.length === 0 || (isSample && context.mode === 'public')) return null
  return (
    <section className="pg-proof" id={section.id}>
      <div className="pg-wrap">
        {isSample && <p className="pg-sample">Sample</p>}
        <dl className="pg-figures">
          {figures.map(({ value, label }) => (
            <div key={`${value} ${label}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
