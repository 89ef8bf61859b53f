import type { KnownSection } from '../sections/section-models.ts'
import { headlineClass } from './headline-class.ts'

type SectionHeadingProps = { content: Pick<KnownSection['content'], 'title' | 'subtitle'> }

/** Title and subtitle of a section, or nothing where it has neither. */
export function SectionHeading({ content: { title, subtitle } }: SectionHeadingProps) {
  if (title === '' && subtitle === '') return null
  return (
    <div className="pg-heading">
      {title !== '' && <h2 className={headlineClass(title)}>{title}</h2>}
      {subtitle !== '' && <p className="pg-subtitle">{subtitle}</p>}
    </div>
  )
}
