import { isKnownKind } from '../../document/page-document.ts'

type UnknownViewProps = { type: string }

/** Spec 2, section 2: says in red what this version cannot show. */
export function UnknownView({ type }: UnknownViewProps) {
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
