import type { PageDocument } from '../document/page-document.ts'
import { wordsOf } from '../language/words-of.ts'
import { PrivacyPolicyLink } from './privacy-policy-link.tsx'
import type { RenderContext } from './render-context.ts'

type PrivacyChoicesProps = { page: PageDocument; context: RenderContext }

/** Links the privacy policy and reopens the consent question. The script shows the button only if consent is needed. */
export function PrivacyChoices({ page, context: { measuring } }: PrivacyChoicesProps) {
  if (measuring === undefined) return null
  return (
    <>
      <PrivacyPolicyLink page={page} measuring={measuring} />
      <button type="button" className="pg-privacy" hidden>
        {wordsOf(page.language).privacy.choices}
      </button>
    </>
  )
}
