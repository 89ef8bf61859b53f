import { ButtonRow } from '../../render/button-row.tsx'
import { MediaView } from '../../render/media-view.tsx'
import { Paragraphs } from '../../render/paragraphs.tsx'
import { SectionFrame } from '../../render/section-frame.tsx'
import { SectionHeading } from '../../render/section-heading.tsx'
import type { SectionViewProps } from '../section-view.ts'
import { FeatureItem } from './feature-item.tsx'
import type { FeaturesSection } from './features-schema.ts'

/** Reasons, steps or lists; the display says how the items stand. */
export function FeaturesView({ section, page, context }: SectionViewProps<FeaturesSection>) {
  const { items, buttons, display, layout, media, body } = section.content
  if (items.length === 0) return null
  const List = display === 'steps' ? 'ol' : 'ul'
  const isBare = items.every(({ title }) => title === '')
  return (
    <SectionFrame
      section={section}
      page={page}
      context={context}
      className={`pg-section pg-features pg-shows-${display}`}
    >
      <div className="pg-wrap">
        <SectionHeading content={section.content} />
        <Paragraphs text={body} className="pg-prose" />
        {media !== undefined && (
          <div className="pg-features-picture">
            <MediaView media={media} page={page} shape={{ width: 1200, height: 480 }} />
          </div>
        )}
        <List
          className={`pg-items pg-${display}${isBare ? ' pg-bare' : ''}`}
          data-columns={layout.columns}
        >
          {items.map((item) => (
            <FeatureItem key={item.id} item={item} page={page} mode={context.mode} />
          ))}
        </List>
        <ButtonRow buttons={buttons} page={page} context={context} />
      </div>
    </SectionFrame>
  )
}
