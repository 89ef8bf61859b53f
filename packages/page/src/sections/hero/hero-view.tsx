import { BrandMark } from '../../render/brand-mark.tsx'
import { formAnchor } from '../../render/form-anchor.ts'
import { PageLink } from '../../render/page-link.tsx'
import { safeLink } from '../../render/safe-url.ts'
import { SceneView } from '../../scene/scene-view.tsx'
import type { SectionViewProps } from '../section-view.ts'
import type { HeroSection } from './hero-schema.ts'

/** First screen: who it is, what is promised, one thing to do, and the landscape it happens in. */
export function HeroView({ section, page, context }: SectionViewProps<HeroSection>) {
  const { businessName, logoUrl, headline, subheadline, cta, scene } = section.content
  return (
    <section className="pg-sky" id={section.id}>
      <div className="pg-wrap pg-hero">
        <BrandMark businessName={businessName} logoUrl={logoUrl} />
        <h1>{headline}</h1>
        <p className="pg-lede">{subheadline}</p>
        {cta.text !== '' && (
          <PageLink
            className="pg-cta"
            href={safeLink(cta.url, formAnchor(page))}
            mode={context.mode}
          >
            {cta.text}
          </PageLink>
        )}
      </div>
      <SceneView scene={scene} />
    </section>
  )
}
