import { ctaHref } from '../../render/cta-href.ts'
import { PageLink } from '../../render/page-link.tsx'
import { SkyWords } from '../../render/sky-words.tsx'
import { SceneView } from '../../scene/scene-view.tsx'
import type { SectionViewProps } from '../section-view.ts'
import type { HeroSection } from './hero-schema.ts'

/** First screen: who it is, what is promised, one thing to do, and the landscape it happens in. */
export function HeroView({ section, page, context }: SectionViewProps<HeroSection>) {
  const { businessName, logoUrl, headline, subheadline, cta, scene } = section.content
  return (
    <section className="pg-sky pg-hero" id={section.id}>
      <SkyWords brand={{ businessName, logoUrl }} headline={headline} lede={subheadline}>
        {cta.text !== '' && (
          <PageLink className="pg-cta" href={ctaHref(page, cta.url)} mode={context.mode}>
            {cta.text}
          </PageLink>
        )}
      </SkyWords>
      <SceneView scene={scene} />
    </section>
  )
}
