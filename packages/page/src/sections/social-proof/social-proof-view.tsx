import { ButtonRow } from '../../render/button-row.tsx'
import { Paragraphs } from '../../render/paragraphs.tsx'
import { safeImage } from '../../render/safe-url.ts'
import { SectionFrame } from '../../render/section-frame.tsx'
import { SectionHeading } from '../../render/section-heading.tsx'
import type { SectionViewProps } from '../section-view.ts'
import { ClientLogo } from './client-logo.tsx'
import { FigureIcon } from './figure-icon.tsx'
import type { SocialProofSection } from './social-proof-schema.ts'

/** The owner's figures, and the logos of those they work with. Samples are for the owner's eyes only. */
export function SocialProofView({ section, page, context }: SectionViewProps<SocialProofSection>) {
  const { items, isSample, body, buttons } = section.content
  if (items.length === 0 || (isSample && context.mode === 'public')) return null
  const logos = items.filter(({ image }) => safeImage(image) !== null)
  const figures = items.filter((item) => !logos.includes(item))
  return (
    <SectionFrame section={section} page={page} className="pg-section pg-proof">
      <div className="pg-wrap">
        {isSample && <p className="pg-sample">Sample</p>}
        <SectionHeading content={section.content} />
        <Paragraphs text={body} className="pg-prose" />
        {figures.length > 0 && (
          <dl className="pg-figures">
            {figures.map(({ id, title, description, icon }) => (
              <div key={id}>
                <dt>{description}</dt>
                <dd>{title}</dd>
                <FigureIcon icon={icon} />
              </div>
            ))}
          </dl>
        )}
        {logos.length > 0 && (
          <ul className="pg-clients">
            {logos.map((item) => (
              <li key={item.id}>
                <ClientLogo item={item} mode={context.mode} />
              </li>
            ))}
          </ul>
        )}
        <ButtonRow buttons={buttons} page={page} context={context} />
      </div>
    </SectionFrame>
  )
}
