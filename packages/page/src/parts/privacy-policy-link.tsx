import type { PageDocument } from '../document/page-document.ts'
import { wordsOf } from '../language/words-of.ts'
import type { Measuring } from './measuring.ts'

type PrivacyPolicyLinkProps = { page: PageDocument; measuring: Measuring }

export function PrivacyPolicyLink({ page, measuring }: PrivacyPolicyLinkProps) {
  if (measuring.privacyPolicyUrl === null) return null
  return (
    <a className="pg-policy" href={measuring.privacyPolicyUrl} target="_blank" rel="noreferrer">
      {wordsOf(page.language).privacy.policy}
    </a>
  )
}
