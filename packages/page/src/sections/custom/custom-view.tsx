import { textPlace } from '../../parts/text-place.ts'
import { ButtonRow } from '../../parts/button-row.tsx'
import { MediaView } from '../../parts/media-view.tsx'
import { SectionFrame } from '../../parts/section-frame.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import type { SectionViewProps } from '../section-kind.ts'
import { CustomBody } from './custom-body.tsx'
import type { CustomSection } from './custom-model.ts'

/** What the owner wrote or brought along, in the page's own type. */
export function CustomView({ section, page, context }: SectionViewProps<CustomSection>) {
  const at = textPlace(context.mode, 'content')
  const { content } = section
  return (
    <SectionFrame section={section} page={page} context={context} className="pg-section pg-custom">
      <div className="pg-wrap">
        <SectionHeading content={content} at={at} />
        {content.media !== undefined && (
          <div className={mediaClass(content)}>
            <MediaView
              media={content.media}
              page={page}
              mode={context.mode}
              shape={mediaShape}
              path={at('media')}
            />
          </div>
        )}
        {content.body.trim() !== '' && (
          <div
            className="pg-markup"
            data-path={isBare(content) ? at('body') : undefined}
            data-field={isBare(content) ? undefined : at('body')}
          >
            <CustomBody section={section} page={page} mode={context.mode} />
          </div>
        )}
        <ButtonRow buttons={content.buttons} page={page} context={context} at={at} />
      </div>
    </SectionFrame>
  )
}

/** Html without any markup: nothing stands around the words. */
function isBare({ contentType, body }: CustomSection['content']): boolean {
  return contentType === 'html' && !/[<&]/.test(body)
}

/** A photo may be cut to fit; a design is shown whole, since words may stand at its edge. */
function mediaClass({ canvaMetadata }: CustomSection['content']): string {
  return canvaMetadata === undefined ? 'pg-custom-media' : 'pg-custom-media pg-custom-design'
}

const mediaShape = { width: 1200, height: 600 }
