import type { ReactNode } from 'react'

import type { PageDocument } from '../document/page-document.ts'
import type { KnownSection } from '../sections/section-schemas.ts'
import { LeafFall, StarField } from './decorations.tsx'
import { sectionVariables } from './section-variables.ts'

type SectionFrameProps = {
  section: KnownSection
  page: PageDocument
  /** Class of the kind, such as 'pg-pricing'. */
  className: string
  as?: 'section' | 'header' | 'footer'
  children: ReactNode
}

/**
 * What all sections share: the anchor, the ground with its stars or leaves, padding and alignment,
 * and what this section does differently from the page. Views put their content inside.
 */
export function SectionFrame({ section, page, className, as, children }: SectionFrameProps) {
  const Element = as ?? 'section'
  const { background, content, style } = section
  const theme = page.globalTheme === 'night' ? 'night' : section.theme
  const { alignment, padding } = content.layout
  const ground = theme === 'night' && background !== 'stars' ? (background ?? 'dark') : background
  return (
    <Element
      className={className}
      id={section.id}
      data-ground={ground}
      data-theme={theme === 'default' ? undefined : theme}
      data-align={alignment}
      data-pad={padding}
      style={sectionVariables(style)}
    >
      {background === 'stars' && <StarField />}
      {theme === 'nature' && <LeafFall />}
      {children}
    </Element>
  )
}
