import { ButtonRow } from '../render/button-row.tsx'
import { SectionFrame } from '../render/section-frame.tsx'
import { SectionHeading } from '../render/section-heading.tsx'
import type { KnownSection } from './section-schemas.ts'
import type { SectionViewProps } from './section-view.ts'

export function PlainView({ section, page, context }: SectionViewProps<KnownSection>) {
  const { content } = section
  return (
    <SectionFrame section={section} page={page} className={`pg-section pg-${section.type}`}>
      <div className="pg-wrap">
        <SectionHeading content={content} />
        {content.body !== '' && <p className="pg-prose">{content.body}</p>}
        <ul>
          {content.items.map((item) => (
            <li key={item.id}>
              {item.title} {item.description}
            </li>
          ))}
        </ul>
        <ButtonRow buttons={content.buttons} page={page} context={context} />
      </div>
    </SectionFrame>
  )
}
