import { isUnknownSection, type PageDocument, type Section } from '../document/page-document.ts'
import { sectionViews } from '../sections/registry.ts'
import type { KnownSection } from '../sections/section-schemas.ts'
import type { SectionView } from '../sections/section-view.ts'
import { UnknownView } from '../sections/unknown/unknown-view.tsx'
import { MadeWith } from './made-with.tsx'
import { pageParts } from './page-parts.ts'
import type { RenderContext } from './render-context.ts'
import { ThumbBar } from './thumb-bar.tsx'

type PageViewProps = { page: PageDocument; context: RenderContext }

/**
 * The only rendering of a page: public page, preview and editor all show exactly this.
 * Pure and safe on the server. Needs the styles of `pageStyles(page)` around it.
 */
export function PageView({ page, context }: PageViewProps) {
  const { opening, approach, rest, footer } = pageParts(page)
  // A preview stands inside a screen that has its own main landmark.
  const Main = context.mode === 'public' ? 'main' : 'div'
  return (
    <div
      className={`pg pg-${page.style.design}`}
      data-theme={page.globalTheme === 'default' ? undefined : page.globalTheme}
    >
      <Main>
        {hasHeadline(page) ? null : <h1 className="pg-unseen">{page.title}</h1>}
        <SectionList sections={opening} page={page} context={context} />
        {approach !== null && (
          <div>
            <SectionList sections={approach.sections} page={page} context={context} />
            <ThumbBar text={approach.ctaText} href={approach.ctaHref} mode={context.mode} />
          </div>
        )}
        <SectionList sections={rest} page={page} context={context} />
      </Main>
      <SectionList sections={footer} page={page} context={context} />
      <MadeWith page={page} context={context} />
    </div>
  )
}

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

function SectionList({ sections, page, context }: PageViewProps & { sections: Section[] }) {
  return sections.map((section, index) => {
    if (isUnknownSection(section)) {
      // Unknown sections have no id of their own and keep their place; no id has a space in it.
      // oxlint-disable-next-line react/no-array-index-key
      return <UnknownView key={`unknown ${index}`} type={section.type} mode={context.mode} />
    }
    const { View } = sectionViews[section.type] as SectionView<KnownSection>
    return <View key={section.id} section={section} page={page} context={context} />
  })
}
