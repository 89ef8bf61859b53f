import { SkyWords } from '../../render/sky-words.tsx'
import { withKeys } from '../../render/with-keys.ts'
import { SceneView } from '../../scene/scene-view.tsx'
import type { SectionViewProps } from '../section-view.ts'
import type { ThankYouSection } from './thank-you-schema.ts'

/** After the form: what happened and what comes next. */
export function ThankYouView({ section }: SectionViewProps<ThankYouSection>) {
  const { businessName, logoUrl, headline, message, nextSteps, scene } = section.content
  return (
    <section className="pg-thanks" id={section.id}>
      <div className="pg-sky">
        <SkyWords brand={{ businessName, logoUrl }} headline={headline} lede={message} stamp />
        <SceneView scene={scene} />
      </div>
      {nextSteps.length > 0 && (
        <div className="pg-wrap pg-next">
          <h2>Next Steps:</h2>
          <ol className="pg-steps">
            {withKeys(nextSteps).map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}
