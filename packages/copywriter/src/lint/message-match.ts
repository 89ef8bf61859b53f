import type { GeneratedContent } from '@wildpath/contract'

import { plainWords } from '../grammar/plain-words.ts'
import type { Finding } from './finding.ts'

/** An ad that shares no word of substance with the page promises something else than the page keeps. */
export function lintMessageMatch({
  landing_page: page,
  ad_copy: ads,
}: GeneratedContent): Finding[] {
  const onPage = new Set(
    stems([page.headline, page.subheadline, ...page.benefits, page.cta_text].join(' ')),
  )
  const rows = [
    ...ads.facebook_ads.map((ad, index) => ({ place: `facebook_ads[${index}]`, ad })),
    ...ads.google_ads.map((ad, index) => ({ place: `google_ads[${index}]`, ad })),
  ]
  return rows.flatMap(({ place, ad }): Finding[] => {
    const text = `${ad.headline} ${ad.body}`
    if (stems(text).some((stem) => onPage.has(stem))) return []
    return [{ severity: 'soft', rule: 'message-match', place, found: text }]
  })
}

/** Words of four letters and more without their ending, and numbers. */
function stems(text: string): string[] {
  return plainWords(text)
    .filter((word) => word.length > 3 || /\d/u.test(word))
    .map((word) => word.replace(/(?:ing|ed|es|s|e)$/u, ''))
}
