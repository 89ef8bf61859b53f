import { textPlace } from '../../parts/text-place.ts'
import { ButtonRow } from '../../parts/button-row.tsx'
import { FirstScreen } from '../../parts/first-screen.tsx'
import { headlineClass } from '../../parts/headline-class.ts'
import { Paragraphs } from '../../parts/paragraphs.tsx'
import type { SectionViewProps } from '../section-kind.ts'
import type { HeroSection } from './hero-model.ts'

/** First screen: who it is, what is promised, what to do, and the picture it happens in. */
export function HeroView({ section, page, context }: SectionViewProps<HeroSection>) {
  const at = textPlace(context.mode, 'content')
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
      {eyebrow !== '' && (
        <p className="pg-eyebrow" data-path={at('eyebrow')}>
          {eyebrow}
        </p>
      )}
      {title !== '' && (
        <h1 className={headlineClass(title)} data-path={at('title')}>
          {title}
        </h1>
      )}
      {subtitle !== '' && (
        <p className="pg-lede" data-path={at('subtitle')}>
          {subtitle}
        </p>
      )}
      <Paragraphs text={body} className="pg-prose pg-hero-body" path={at('body')} />
      <ButtonRow buttons={buttons} page={page} context={context} at={at} />
    </FirstScreen>
  )
}
