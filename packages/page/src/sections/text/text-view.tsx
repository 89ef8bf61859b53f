import { textPlace } from '../../parts/text-place.ts'
import { ButtonRow } from '../../parts/button-row.tsx'
import { MediaView } from '../../parts/media-view.tsx'
import { Paragraphs } from '../../parts/paragraphs.tsx'
import { showsSamples } from '../../parts/render-context.ts'
import { SectionFrame } from '../../parts/section-frame.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import type { SectionViewProps } from '../section-kind.ts'
import type { TextSection } from './text-model.ts'

/** Few words beside a picture are set like something said aloud: no more characters than these. */
const spokenLength = 320

/** Words to read, with a picture beside them where there is one. */
export function TextView({ section, page, context }: SectionViewProps<TextSection>) {
  const at = textPlace(context.mode, 'content')
  const { body, buttons, media, items } = section.content
  // While it is written, even the last letter may be taken away without losing the place.
  if (!showsSamples(context.mode) && isEmpty(section)) return null
  const isSpoken = media !== undefined && body.length <= spokenLength && items.length === 0
  return (
    <SectionFrame section={section} page={page} context={context} className="pg-section pg-text">
      <div className={media === undefined ? 'pg-wrap' : 'pg-wrap pg-beside'}>
        <div className={isSpoken ? 'pg-text-words pg-spoken' : 'pg-text-words'}>
          <SectionHeading content={section.content} at={at} />
          <Paragraphs text={body} className="pg-prose" path={at('body')} />
          {items.map(({ id, title, description }, index) => (
            <div key={id} className="pg-text-item">
              {title !== '' && <h3 data-path={at('items', index, 'title')}>{title}</h3>}
              <Paragraphs
                text={description}
                className="pg-prose"
                path={at('items', index, 'description')}
              />
            </div>
          ))}
          <ButtonRow buttons={buttons} page={page} context={context} at={at} />
        </div>
        {media !== undefined && (
          <div className="pg-text-picture">
            <MediaView
              media={media}
              page={page}
              mode={context.mode}
              shape={{ width: 800, height: 720 }}
              sizes="(min-width:52rem) 50vw,100vw"
              path={at('media')}
            />
          </div>
        )}
      </div>
    </SectionFrame>
  )
}

/** Whether there is nothing to see: a band without words would be a hole in the page. */
function isEmpty({ content }: TextSection): boolean {
  const { title, subtitle, body, buttons, media, items, visualElements } = content
  const words = [
    title,
    subtitle,
    body,
    ...buttons.map(({ text }) => text),
    ...items.flatMap((item) => [item.title, item.description]),
  ]
  return (
    media === undefined && visualElements.length === 0 && words.every((text) => text.trim() === '')
  )
}
