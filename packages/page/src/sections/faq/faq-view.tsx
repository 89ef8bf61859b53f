import { textPlace } from '../../parts/text-place.ts'
import { EditableText } from '../../parts/editable-text.tsx'
import { ButtonRow } from '../../parts/button-row.tsx'
import { Paragraphs } from '../../parts/paragraphs.tsx'
import { SectionFrame } from '../../parts/section-frame.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import type { SectionViewProps } from '../section-kind.ts'
import type { FaqSection } from './faq-model.ts'

/** Questions that open by themselves, without script; printed they all stand open. */
export function FaqView({ section, page, context }: SectionViewProps<FaqSection>) {
  const at = textPlace(context.mode, 'content')
  const { body, buttons } = section.content
  const items = section.content.items.filter(({ title }) => title !== '')
  if (items.length === 0) return null
  return (
    <SectionFrame section={section} page={page} context={context} className="pg-section pg-faq">
      <div className="pg-wrap">
        <SectionHeading content={section.content} at={at} />
        <Paragraphs text={body} className="pg-prose" path={at('body')} />
        <div className="pg-questions">
          {items
            .map((item) => ({ item, index: section.content.items.indexOf(item) }))
            .map(({ item, index }) => (
              <details key={item.id} className="pg-question">
                <summary>
                  <EditableText path={at('items', index, 'title')}>{item.title}</EditableText>
                  <svg viewBox="0 0 20 20" aria-hidden="true">
                    <path d="m5 7.5 5 5 5-5" />
                  </svg>
                </summary>
                <Paragraphs
                  text={item.description}
                  className="pg-answer"
                  path={at('items', index, 'description')}
                />
              </details>
            ))}
        </div>
        <ButtonRow buttons={buttons} page={page} context={context} at={at} />
      </div>
    </SectionFrame>
  )
}
