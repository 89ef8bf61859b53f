import { ButtonRow } from '../../render/button-row.tsx'
import { FirstScreen } from '../../render/first-screen.tsx'
import { headlineClass } from '../../render/headline-class.ts'
import { Paragraphs } from '../../render/paragraphs.tsx'
import type { SectionViewProps } from '../section-kind.ts'
import type { HeroSection } from './hero-model.ts'

/** First screen: who it is, what is promised, what to do, and the picture it happens in. */
export function HeroView({ section, page, context }: SectionViewProps<HeroSection>) {
  const { businessName, logoUrl, eyebrow, title, subtitle, body, buttons, media } = section.content
  return (
    <FirstScreen
      section={section}
      page={page}
      context={context}
      brand={{ businessName, logoUrl }}
      media={media}
      className="pg-section pg-hero"
    >
      {eyebrow !== '' && <p className="pg-eyebrow">{eyebrow}</p>}
      {title !== '' && <h1 className={headlineClass(title)}>{title}</h1>}
      {subtitle !== '' && <p className="pg-lede">{subtitle}</p>}
      <Paragraphs text={body} className="pg-prose pg-hero-body" />
      <ButtonRow buttons={buttons} page={page} context={context} />
    </FirstScreen>
  )
}
