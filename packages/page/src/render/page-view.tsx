import { type ComponentType, createContext, use, useMemo } from 'react'

import { isUnknownSection, type PageDocument, type Section } from '../document/page-document.ts'
import { sectionLooks } from '../sections/section-looks.ts'
import type { KnownSection } from '../sections/section-models.ts'
import type { SectionLook } from '../sections/section-kind.ts'
import { UnknownView } from '../sections/unknown/unknown-view.tsx'
import { memoByPage } from '../parts/memo-by-page.ts'
import { withoutHiddenSections } from '../document/without-hidden-sections.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { PageEnd } from './page-end.tsx'
import { pageParts } from './page-parts.ts'
import type { RenderContext } from '../parts/render-context.ts'
import { ThumbBar } from './thumb-bar.tsx'

/**
 * Stands for one section and decides when to show its `SectionDrawing`; `index` is its place on the page.
 * It is not told of the rest of the page, so that one that is memoised stays as it is while another
 * section is written.
 */
export type SectionSlot = ComponentType<{ section: Section; index: number }>

type PageViewProps = {
  page: PageDocument
  context: RenderContext
  /** An editor's: it draws what is seen first. Without one everything is drawn, and nothing is added. */
  Slot?: SectionSlot | undefined
  /** Returns the React key for a section ID. Defaults to the ID. */
  getReactKey?: ((id: string) => string) | undefined
}

/** The page around a section that is drawn in a slot. */
export const PageContext = createContext<Pick<PageViewProps, 'page' | 'context'> | null>(null)

/**
 * The only rendering of a page: public page, preview and editor all show exactly this.
 * Pure and safe on the server. Needs the styles of `pageStyles(page)` around it.
 */
export function PageView({ page: whole, context, Slot, getReactKey }: PageViewProps) {
  const page = context.mode === 'edit' ? whole : visiblePage(whole)
  const surroundings = useMemo(() => ({ page, context }), [page, context])
  const { opening, approach, rest, footer } = pageParts(page)
  const afterApproach = opening.length + (approach?.sections.length ?? 0)
  const shared = { page, context, Slot, getReactKey }
  // A preview stands inside a screen that has its own main landmark.
  const Main = context.mode === 'public' ? 'main' : 'div'
  const drawing = (
    <div
      className={`pg pg-${page.style.theme}`}
      data-theme={page.globalTheme === 'default' ? undefined : page.globalTheme}
    >
      {context.languages !== undefined && (
        <LanguageSwitch page={page} languages={context.languages} />
      )}
      <Main className="pg-main">
        {hasHeadline(page) ? null : <h1 className="pg-unseen">{page.title}</h1>}
        <SectionList sections={opening} from={0} {...shared} />
        {approach !== null && (
          <div>
            <SectionList sections={approach.sections} from={opening.length} {...shared} />
            <ThumbBar text={approach.ctaText} href={approach.ctaHref} mode={context.mode} />
          </div>
        )}
        <SectionList sections={rest} from={afterApproach} {...shared} />
      </Main>
      <SectionList sections={footer} from={afterApproach + rest.length} {...shared} />
      <PageEnd page={page} context={context} />
    </div>
  )
  if (Slot === undefined) return drawing
  return <PageContext value={surroundings}>{drawing}</PageContext>
}

const visiblePage = memoByPage(withoutHiddenSections)

/** First screens bring the headline; whatever else comes first, the page is still called something. */
function hasHeadline({ sections, title }: PageDocument): boolean {
  return (
    title === '' ||
    sections.length === 0 ||
    sections.some(
      (section) =>
        !isUnknownSection(section) &&
        (section.type === 'hero' || section.type === 'thank-you') &&
        section.content.title !== '',
    )
  )
}

type SectionListProps = PageViewProps & {
  sections: readonly Section[]
  /** Place of the first of them on the page. */
  from: number
}

function SectionList({ sections, from, getReactKey = String, ...rest }: SectionListProps) {
  const { page, context, Slot } = rest
  return sections.map((section, index) => {
    // Unknown sections have no id of their own and keep their place; no id has a space in it.
    const key = isUnknownSection(section) ? `unknown ${index}` : getReactKey(section.id)
    return Slot === undefined ? (
      <OneSection key={key} section={section} page={page} context={context} />
    ) : (
      <Slot key={key} section={section} index={from + index} />
    )
  })
}

/** One section as it stands on its page; for slots. */
export function SectionDrawing({ section }: { section: Section }) {
  const surroundings = use(PageContext)
  if (surroundings === null) throw new Error('A section is drawn on no page')
  return <OneSection section={section} {...surroundings} />
}

type OneSectionProps = { section: Section; page: PageDocument; context: RenderContext }

function OneSection({ section, page, context }: OneSectionProps) {
  if (isUnknownSection(section)) return <UnknownView type={section.type} mode={context.mode} />
  const { View } = sectionLooks[section.type] as SectionLook<KnownSection>
  return <View section={section} page={page} context={context} />
}
