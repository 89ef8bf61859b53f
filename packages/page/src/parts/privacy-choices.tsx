import type { PageDocument } from '../document/page-document.ts'
import { wordsOf } from '../language/words-of.ts'
import type { RenderContext } from './render-context.ts'

type PrivacyChoicesProps = { page: PageDocument; context: RenderContext }

/** Lets a visitor decide again about ad platforms. The script shows it where there is something to decide. */
export function PrivacyChoices({ page, context: { measuring } }: PrivacyChoicesProps) {
  if (measuring === undefined) return null
  return (
    <button type="button" className="pg-privacy" hidden>
      {wordsOf(page.language).privacy.choices}
    </button>
  )
}
