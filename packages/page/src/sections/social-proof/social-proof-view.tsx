import { SectionFrame } from '../../render/section-frame.tsx'
import { SectionHeading } from '../../render/section-heading.tsx'
import type { SectionViewProps } from '../section-view.ts'
import type { SocialProofSection } from './social-proof-schema.ts'

/** The owner's figures. Samples are for the owner's eyes only. */
export function SocialProofView({ section, page, context }: SectionViewProps<SocialProofSection>) {
  const { items, isSample } = section.content
  if (items.length === 0 || (isSample && context.mode === 'public')) return null
  return (
    <SectionFrame section={section} page={page} className="pg-section pg-proof">
      <div className="pg-wrap">
        {isSample && <p className="pg-sample">Sample</p>}
        <SectionHeading content={section.content} />
        <dl className="pg-figures">
          {items.map(({ id, title, description }) => (
            <div key={id}>
              <dt>{description}</dt>
              <dd>{title}</dd>
            </div>
          ))}
        </dl>
      </div>
    </SectionFrame>
  )
}
