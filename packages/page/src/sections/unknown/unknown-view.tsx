import { isKnownKind } from '../../document/page-document.ts'
import { type RenderContext, showsSamples } from '../../parts/render-context.ts'

type UnknownViewProps = { type: string; mode: RenderContext['mode'] }

/**
 * Spec 2, section 2: says in red what this version cannot show. A section of a known kind that cannot be
 * read is the owner's matter: visitors see nothing in its place.
 */
export function UnknownView({ type, mode }: UnknownViewProps) {
  if (!showsSamples(mode) && isKnownKind(type)) return null
  return (
    <section className="pg-unknown">
      <p>
        {isKnownKind(type)
          ? `This ${type} section could not be read.`
          : `Unknown section type: ${type}`}
      </p>
    </section>
  )
}
