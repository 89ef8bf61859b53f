import { textPlace } from '../../parts/text-place.ts'
import { ButtonRow } from '../../parts/button-row.tsx'
import { ItemTerms } from '../../parts/item-terms.tsx'
import { MediaView } from '../../parts/media-view.tsx'
import { PageLink } from '../../parts/page-link.tsx'
import { Paragraphs } from '../../parts/paragraphs.tsx'
import { SectionFrame } from '../../parts/section-frame.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import type { SectionViewProps } from '../section-kind.ts'
import type { ContactSection } from './contact-model.ts'
import { contactMethods, type ContactMethod } from './contact-methods.ts'
import { wordsOf } from '../../language/words-of.ts'

/** How to reach the business: what a phone can call, write to or find. */
export function ContactView({ section, page, context }: SectionViewProps<ContactSection>) {
  const at = textPlace(context.mode, 'content')
  const { content } = section
  const ways = contactMethods(content, wordsOf(page.language).reach)
  return (
    <SectionFrame
      section={section}
      page={page}
      context={context}
      className="pg-section pg-facing pg-contact"
    >
      <div className="pg-wrap">
        <div>
          <SectionHeading content={content} at={at} />
          <Paragraphs text={content.body} className="pg-prose" path={at('body')} />
          <ButtonRow buttons={content.buttons} page={page} context={context} at={at} />
        </div>
        {(ways.length > 0 || content.items.length > 0) && (
          <dl className="pg-ways">
            {ways.map(({ kind, label, text, href }) => (
              <div key={kind}>
                <dt>
                  <WayIcon kind={kind} />
                  {label}
                </dt>
                <dd>
                  <PageLink
                    className="pg-way"
                    href={href}
                    mode={context.mode}
                    path={text === content[kind] ? at(kind) : undefined}
                  >
                    {text}
                  </PageLink>
                </dd>
              </div>
            ))}
            <ItemTerms items={content.items} at={at} />
          </dl>
        )}
        {content.media !== undefined && (
          <div className="pg-facing-media">
            <MediaView
              media={content.media}
              page={page}
              mode={context.mode}
              shape={mediaShape}
              path={at('media')}
            />
          </div>
        )}
      </div>
    </SectionFrame>
  )
}

const mediaShape = { width: 1200, height: 500 }

const wayDrawings = {
  phone:
    'M5 3h3.5l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2 4.5 1.5V17a2 2 0 0 1-2 2A14 14 0 0 1 3 5a2 2 0 0 1 2-2z',
  email: 'M3 5h16v12H3zM3 6l8 6 8-6',
  address:
    'M11 20s-6.5-6-6.5-10.5a6.5 6.5 0 0 1 13 0C17.5 14 11 20 11 20zM11 12a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z',
} as const

function WayIcon({ kind }: Pick<ContactMethod, 'kind'>) {
  return (
    <svg viewBox="0 0 22 22" aria-hidden="true">
      <path d={wayDrawings[kind]} />
    </svg>
  )
}
