import type { CSSProperties, ReactNode } from 'react'

import type { PageDocument } from '../document/page-document.ts'
import type { KnownSection } from '../sections/section-models.ts'
import { VisualElements } from './visual-elements/visual-elements.tsx'
import { BackdropView, MotionButton } from './backdrop/backdrop-view.tsx'
import { getBackdropColours } from './backdrop/backdrop-colours.ts'
import { findBackdrop } from './backdrop/find-backdrop.ts'
import { LeafFall, StarField } from './decorations.tsx'
import { knownSections } from './known-sections.ts'
import { memoByPage } from './memo-by-page.ts'
import { isDecorated } from './draw-budget.ts'
import type { RenderContext } from './render-context.ts'
import { sectionVariables } from './section-variables.ts'
import { textPlace } from './text-place.ts'

/** A ground of its own colours is 'own': they come along as custom properties. */
export type FrameGround = { name: 'light' | 'dark' | 'own'; variables?: CSSProperties | undefined }

type SectionFrameProps = {
  section: KnownSection
  page: PageDocument
  context: RenderContext
  /** Class of the kind, such as 'pg-pricing'. */
  className: string
  as?: 'section' | 'header' | 'footer'
  /** Where the section says nothing: the ground its kind has in this theme. */
  ground?: FrameGround | undefined
  children: ReactNode
}

/**
 * What all sections share: the anchor, the ground with its stars or leaves, padding and alignment,
 * and what this section does differently from the page. Views put their content inside.
 */
export function SectionFrame({
  section,
  page,
  context,
  className,
  as,
  ground,
  children,
}: SectionFrameProps) {
  const Element = as ?? 'section'
  const { background, content } = section
  const theme = themeOf(section, page)
  const decorated = isDecorated(page, section)
  const backdrop = findBackdrop(section)
  return (
    <Element
      className={className}
      id={section.id}
      // Visitors get no hidden section; editors fade it.
      data-hidden={section.isHidden}
      {...getFrameAttributes({ section, page, ground })}
    >
      {backdrop !== null && (
        <BackdropView backdrop={backdrop} sectionId={section.id} page={page} mode={context.mode} />
      )}
      {background === 'stars' && decorated && <StarField />}
      {theme === 'nature' && decorated && hasLeaves(section, page) && <LeafFall />}
      {children}
      <VisualElements
        elements={content.visualElements}
        page={page}
        mode={context.mode}
        at={textPlace(context.mode, 'content', 'visualElements')}
      />
      {backdrop !== null && backdrop.video !== null && context.mode === 'public' && (
        <MotionButton page={page} />
      )}
    </Element>
  )
}

/** Returns a section's inline styles and data attributes. */
export function getFrameAttributes({
  section,
  page,
  ground,
}: Pick<SectionFrameProps, 'section' | 'page' | 'ground'>) {
  const { background, content, style } = section
  const theme = themeOf(section, page)
  const onPicture = getBackdropGround(section, page)
  const inherited = background === undefined && theme !== 'night' ? ground : undefined
  const own = onPicture ?? inherited
  return {
    'data-ground': own?.name ?? groundOf(background, theme),
    'data-theme': theme === 'default' ? undefined : theme,
    'data-align': content.layout.alignment,
    'data-pad': content.layout.padding,
    'style': { ...inherited?.variables, ...sectionVariables(style, page), ...onPicture?.variables },
  }
}

/** Returns the ground of text on a background picture; null if the section has none. */
export function getBackdropGround(
  section: KnownSection,
  page: PageDocument,
): Required<FrameGround> | null {
  const backdrop = findBackdrop(section)
  if (backdrop === null) return null
  const isLight = section.background === 'light' || section.background === 'glass'
  const tone = isLight && themeOf(section, page) !== 'night' ? 'light' : 'dark'
  const { overlay } = backdrop
  return { name: tone, variables: getBackdropColours({ section, page, tone, overlay }) }
}

/**
 * Spec 2, 'Page section': the night theme is forced when the page is in dark mode. The nature theme
 * of a page is that of all sections without one of their own.
 */
export function themeOf(section: KnownSection, page: PageDocument): KnownSection['theme'] {
  if (page.globalTheme === 'night') return 'night'
  return section.theme === 'default' ? page.globalTheme : section.theme
}

/** A page in the nature theme sheds its leaves where it begins, so that it stays light. */
const leafySections = 2

/** Sections of the nature theme have leaves; of those that only follow the page, the first ones. */
function hasLeaves(section: KnownSection, page: PageDocument): boolean {
  return section.theme === 'nature' || firstSections(page).has(section.id)
}

const firstSections = memoByPage((page): ReadonlySet<string> => {
  const roomy = knownSections(page).filter(({ type }) => type !== 'header' && type !== 'footer')
  return new Set(roomy.slice(0, leafySections).map(({ id }) => id))
})

function groundOf(background: KnownSection['background'], theme: KnownSection['theme']) {
  const isDark = theme === 'night' && (background === undefined || background === 'light')
  return isDark ? 'dark' : background
}
