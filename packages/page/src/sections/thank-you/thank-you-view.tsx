import { SkyWords } from '../../render/sky-words.tsx'
import { MediaView } from '../../render/media-view.tsx'
import type { SectionViewProps } from '../section-view.ts'
import type { ThankYouSection } from './thank-you-schema.ts'

/** After the form: what happened and what comes next. */
export function ThankYouView({ section, page }: SectionViewProps<ThankYouSection>) {
  const { businessName, logoUrl, title, body, items, media } = section.content
  return (
    <section className="pg-thanks" id={section.id}>
      <div className="pg-sky">
        <SkyWords brand={{ businessName, logoUrl }} headline={title} lede={body} stamp />
        {media !== undefined && (
          <MediaView media={media} page={page} shape={{ width: 1440, height: 480 }} isFirst />
        )}
      </div>
      {items.length > 0 && (
        <div className="pg-wrap pg-next">
          <h2>Next Steps:</h2>
          <ol className="pg-steps">
            {items.map(({ id, title: step, description }) => (
              <li key={id}>{[step, description].filter((text) => text !== '').join(' ')}</li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}
