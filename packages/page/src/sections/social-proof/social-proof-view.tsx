import { textPlace } from '../../parts/text-place.ts'
import { ButtonRow } from '../../parts/button-row.tsx'
import { Paragraphs } from '../../parts/paragraphs.tsx'
import { safeImage } from '../../document/safe-url.ts'
import { showsSamples } from '../../parts/render-context.ts'
import { SectionFrame } from '../../parts/section-frame.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import type { SectionViewProps } from '../section-kind.ts'
import { ClientLogo } from './client-logo.tsx'
import { FigureIcon } from './figure-icon.tsx'
import type { SocialProofItem, SocialProofSection } from './social-proof-model.ts'

/** The owner's figures, and the logos of those they work with. Samples are for the owner's eyes only. */
export function SocialProofView({ section, page, context }: SectionViewProps<SocialProofSection>) {
  const at = textPlace(context.mode, 'content')
  const { items, isSample, body, buttons } = section.content
  if (items.length === 0 || (isSample && !showsSamples(context.mode))) return null
  const clients = items.filter(isClient)
  const figures = items.filter((item) => !isClient(item))
  return (
    <SectionFrame section={section} page={page} context={context} className="pg-section pg-proof">
      <div className="pg-wrap">
        {isSample && <p className="pg-sample">Sample</p>}
        <SectionHeading content={section.content} at={at} />
        <Paragraphs text={body} className="pg-prose" path={at('body')} />
        {figures.length > 0 && (
          <dl className="pg-figures">
            {figures.map((item) => (
              <div key={item.id}>
                <dt data-path={at('items', items.indexOf(item), 'description')}>
                  {item.description}
                </dt>
                <dd data-path={at('items', items.indexOf(item), 'title')}>{item.title}</dd>
                <FigureIcon icon={item.icon} />
              </div>
            ))}
          </dl>
        )}
        {clients.length > 0 && (
          <ul className="pg-clients">
            {clients.map((item) => (
              <li key={item.id}>
                <ClientLogo
                  item={item}
                  mode={context.mode}
                  namePath={at('items', items.indexOf(item), 'title')}
                  picturePath={at('items', items.indexOf(item), 'image')}
                />
              </li>
            ))}
          </ul>
        )}
        <ButtonRow buttons={buttons} page={page} context={context} at={at} />
      </div>
    </SectionFrame>
  )
}

/** Who has a logo, or a name and nothing said about it, is somebody; the others are figures. */
function isClient({ image, description, icon }: SocialProofItem): boolean {
  return safeImage(image) !== null || (description === '' && icon === '')
}
