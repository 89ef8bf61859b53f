import { isUnknownSection, type PageDocument, type Section } from '../document/page-document.ts'
import { sectionViews } from '../sections/registry.ts'
import type { KnownSection } from '../sections/section-schemas.ts'
import type { SectionView } from '../sections/section-view.ts'
import { UnknownView } from '../sections/unknown/unknown-view.tsx'
import type { RenderContext } from './render-context.ts'

type PageViewProps = { page: PageDocument; context: RenderContext }

/**
 * The only rendering of a page: public page, preview and editor all show exactly this.
 * Pure and safe on the server. Needs the styles of `pageStyles(page)` around it.
 */
export function PageView({ page, context }: PageViewProps) {
  return (
    <div className="pg">
      {page.sections.map((section, index) => (
        <SectionSwitch key={keyOf(section, index)} {...{ section, page, context }} />
      ))}
    </div>
  )
}

type SectionSwitchProps = PageViewProps & { section: Section }

function SectionSwitch({ section, page, context }: SectionSwitchProps) {
  if (isUnknownSection(section)) return <UnknownView type={section.type} />
  const { View } = sectionViews[section.type] as SectionView<KnownSection>
  return <View section={section} page={page} context={context} />
}

function keyOf(section: Section, index: number): string {
  return isUnknownSection(section) ? `unknown-${index}` : section.id
}
