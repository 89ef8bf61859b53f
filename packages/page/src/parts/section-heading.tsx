import type { KnownSection } from '../sections/section-models.ts'
import { headlineClass } from './headline-class.ts'
import type { TextPlace } from './text-place.ts'

type SectionHeadingProps = {
  content: Pick<KnownSection['content'], 'title' | 'subtitle'>
  at: TextPlace
}

/** Title and subtitle of a section, or nothing where it has neither. */
export function SectionHeading({ content: { title, subtitle }, at }: SectionHeadingProps) {
  if (title === '' && subtitle === '') return null
  return (
    <div className="pg-heading">
      {title !== '' && (
        <h2 className={headlineClass(title)} data-path={at('title')}>
          {title}
        </h2>
      )}
      {subtitle !== '' && (
        <p className="pg-subtitle" data-path={at('subtitle')}>
          {subtitle}
        </p>
      )}
    </div>
  )
}
