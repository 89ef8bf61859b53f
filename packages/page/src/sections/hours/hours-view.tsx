import { ButtonRow } from '../../parts/button-row.tsx'
import { ItemTerms } from '../../parts/item-terms.tsx'
import { MediaView } from '../../parts/media-view.tsx'
import { Paragraphs } from '../../parts/paragraphs.tsx'
import { SectionFrame } from '../../parts/section-frame.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { textPlace } from '../../parts/text-place.ts'
import type { SectionViewProps } from '../section-kind.ts'
import type { HoursSection } from './hours-model.ts'

/** Lists opening hours, with a note about the season. */
export function HoursView({ section, page, context }: SectionViewProps<HoursSection>) {
  const at = textPlace(context.mode, 'content')
  const { body, buttons, items, media, note } = section.content
  return (
    <SectionFrame
      section={section}
      page={page}
      context={context}
      className="pg-section pg-facing pg-hours"
    >
      <div className="pg-wrap">
        <div>
          <SectionHeading content={section.content} at={at} />
          <Paragraphs text={body} className="pg-prose" path={at('body')} />
          <ButtonRow buttons={buttons} page={page} context={context} at={at} />
        </div>
        <div>
          {items.length > 0 && (
            <dl className="pg-times">
              <ItemTerms items={items} at={at} />
            </dl>
          )}
          <Paragraphs text={note} className="pg-times-note" path={at('note')} />
        </div>
        {media !== undefined && (
          <div className="pg-facing-media">
            <MediaView
              media={media}
              page={page}
              mode={context.mode}
              shape={{ width: 1200, height: 500 }}
              path={at('media')}
            />
          </div>
        )}
      </div>
    </SectionFrame>
  )
}
