import { placeWithin, textPlace } from '../../parts/text-place.ts'
import { ButtonRow } from '../../parts/button-row.tsx'
import { MediaView } from '../../parts/media-view.tsx'
import { Paragraphs } from '../../parts/paragraphs.tsx'
import { SectionFrame } from '../../parts/section-frame.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import type { SectionViewProps } from '../section-kind.ts'
import { FeatureItem } from './feature-item.tsx'
import type { FeaturesSection } from './features-model.ts'

/** Characters of a line that still reads as a tag among others. */
const longestTag = 36

/** Reasons, steps or lists; the display says how the items stand. */
export function FeaturesView({ section, page, context }: SectionViewProps<FeaturesSection>) {
  const at = textPlace(context.mode, 'content')
  const { items, buttons, display, layout, media, body } = section.content
  if (items.length === 0) return null
  const List = display === 'steps' ? 'ol' : 'ul'
  const isBare = items.every(({ title }) => title === '')
  const isBrief = isBare && items.every(({ description }) => description.length <= longestTag)
  return (
    <SectionFrame
      section={section}
      page={page}
      context={context}
      className={`pg-section pg-features pg-shows-${display}${media === undefined ? '' : ' pg-pictured'}`}
    >
      <div className="pg-wrap">
        <SectionHeading content={section.content} at={at} />
        <Paragraphs text={body} className="pg-prose" path={at('body')} />
        {media !== undefined && (
          <div
            className={
              besidesText(display) ? 'pg-features-picture pg-text-picture' : 'pg-features-picture'
            }
          >
            <MediaView
              media={media}
              page={page}
              mode={context.mode}
              path={at('media')}
              sizes={besidesText(display) ? '(min-width:52rem) 50vw,100vw' : '100vw'}
              shape={
                besidesText(display) ? { width: 800, height: 680 } : { width: 1200, height: 480 }
              }
            />
          </div>
        )}
        <List
          className={`pg-items pg-${display}${isBare ? ' pg-bare' : ''}${isBrief ? ' pg-brief' : ''}`}
          data-columns={layout.columns}
        >
          {items.map((item, index) => (
            <FeatureItem
              key={item.id}
              item={item}
              page={page}
              mode={context.mode}
              at={placeWithin(at, 'items', index)}
            />
          ))}
        </List>
        <ButtonRow buttons={buttons} page={page} context={context} at={at} />
      </div>
    </SectionFrame>
  )
}

/** Lists stand beside their picture where there is room; the css says the same. */
function besidesText(display: FeaturesSection['content']['display']): boolean {
  return display === 'list' || display === 'rows'
}
