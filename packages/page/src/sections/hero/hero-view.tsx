import { BrandMark } from '../../render/brand-mark.tsx'
import { ButtonRow } from '../../render/button-row.tsx'
import { MediaView } from '../../render/media-view.tsx'
import { SectionFrame } from '../../render/section-frame.tsx'
import type { SectionViewProps } from '../section-view.ts'
import type { HeroSection } from './hero-schema.ts'

/** Longer headlines are set smaller, so that the first screen still holds what to do. */
const longHeadline = 64

/** First screen: who it is, what is promised, what to do, and the picture it happens in. */
export function HeroView({ section, page, context }: SectionViewProps<HeroSection>) {
  const { businessName, logoUrl, eyebrow, title, subtitle, body, buttons, media } = section.content
  return (
    <SectionFrame section={section} page={page} className="pg-section pg-hero">
      <div className="pg-wrap pg-hero-words">
        {(businessName !== '' || logoUrl !== '') && <BrandMark {...{ businessName, logoUrl }} />}
        {eyebrow !== '' && <p className="pg-eyebrow">{eyebrow}</p>}
        <h1 className={title.length > longHeadline ? 'pg-long' : undefined}>{title}</h1>
        {subtitle !== '' && <p className="pg-lede">{subtitle}</p>}
        {body !== '' && <p className="pg-hero-body">{body}</p>}
        <ButtonRow buttons={buttons} page={page} context={context} />
      </div>
      {media !== undefined && (
        <div className="pg-hero-picture">
          <MediaView media={media} page={page} shape={heroShape} isFirst />
        </div>
      )}
    </SectionFrame>
  )
}

/** What scenes are drawn for; the design's CSS may show less of it. */
const heroShape = { width: 1440, height: 810 }
