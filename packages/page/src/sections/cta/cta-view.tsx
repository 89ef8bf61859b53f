import { textPlace } from '../../parts/text-place.ts'
import { ButtonRow } from '../../parts/button-row.tsx'
import { MediaView } from '../../parts/media-view.tsx'
import { Paragraphs } from '../../parts/paragraphs.tsx'
import { SectionFrame } from '../../parts/section-frame.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import type { SectionViewProps } from '../section-kind.ts'
import type { CtaSection } from './cta-model.ts'
import { EmailForm } from './email-form.tsx'
import { emailTarget } from './email-target.ts'
import { wordsOf } from '../../language/words-of.ts'

/** One thing to do, on a band of its own. */
export function CtaView({ section, page, context }: SectionViewProps<CtaSection>) {
  const at = textPlace(context.mode, 'content')
  const { content } = section
  const { media, placeholder, secondaryText, body, buttons } = content
  const target = placeholder === '' ? null : emailTarget(page)
  // The address field takes the first button as its own.
  const [first, ...others] = buttons
  return (
    <SectionFrame
      section={section}
      page={page}
      context={context}
      className={`pg-section pg-band${media === undefined ? '' : ' pg-band-pictured'}`}
    >
      <div className="pg-wrap">
        {media !== undefined && (
          <div className="pg-band-media">
            <MediaView
              media={media}
              page={page}
              mode={context.mode}
              shape={mediaShape}
              path={at('media')}
            />
          </div>
        )}
        <div className="pg-band-words">
          <SectionHeading content={content} at={at} />
          <Paragraphs text={body} className="pg-prose" path={at('body')} />
          {target !== null && (
            <EmailForm
              id={section.id}
              placeholder={placeholder}
              buttonText={first?.text || wordsOf(page.language).prices.getStarted}
              target={target}
              context={context}
              buttonPath={first?.text ? at('buttons', 0, 'text') : undefined}
            />
          )}
          <ButtonRow
            buttons={target === null ? buttons : others}
            page={page}
            context={context}
            at={at}
            from={target === null ? 0 : 1}
          />
          {secondaryText !== '' && (
            <p className="pg-band-small" data-path={at('secondaryText')}>
              {secondaryText}
            </p>
          )}
        </div>
      </div>
    </SectionFrame>
  )
}

/** Spec 2, 'Page section': call-to-action media is at most 300 px high. */
const mediaShape = { width: 960, height: 600 }
