import { adLimits, type GeneratedContent } from '@wildpath/contract'

import { plainWords } from '../grammar/plain-words.ts'
import type { Finding } from './finding.ts'
import type { PlacedText } from './placed-texts.ts'

/** Longest comfortable length in characters by place; what is over costs marks. */
const comfortable: readonly (readonly [RegExp, number])[] = [
  [/^headline/u, 90],
  [/^subheadline/u, 230],
  [/^benefits/u, 170],
  [/^cta_text/u, 35],
  [/^form_fields/u, 45],
  [/next_steps/u, 240],
  [/^faq\[\d+\]\.question/u, 130],
  [/^faq\[\d+\]\.answer/u, 320],
  [/^steps\[\d+\]\.text/u, 240],
  [/\.subject$/u, 65],
]
const emailWords = { fewest: 25, most: 220 } as const

/** Ads over their platform's limit are refused there; letters must be letters. */
export function lintLengths(content: GeneratedContent, texts: readonly PlacedText[]): Finding[] {
  return [
    ...lintAds(content),
    ...texts.flatMap((item) => lintLength(item)),
    ...lintLetters(content),
  ]
}

function lintAds(content: GeneratedContent): Finding[] {
  const { facebook_ads: facebook, google_ads: google } = content.ad_copy
  return [...facebook, ...google].flatMap((ad) =>
    (['headline', 'body'] as const).flatMap((part): Finding[] => {
      const isOver = ad[part].length > adLimits[ad.platform][part]
      const place = `${ad.platform}_ads.${part}`
      return isOver ? [{ severity: 'hard', rule: 'ad-limit', place, found: ad[part] }] : []
    }),
  )
}

function lintLength({ place, text }: PlacedText): Finding[] {
  const maximum = comfortable.find(([sign]) => sign.test(place))?.[1]
  return maximum === undefined || text.length <= maximum
    ? []
    : [
        {
          severity: 'soft',
          rule: 'length',
          place,
          found: `${text.length} characters, ${maximum} read well`,
        },
      ]
}

function lintLetters({ follow_up_emails: letters }: GeneratedContent): Finding[] {
  return letters.flatMap((letter, index): Finding[] => {
    const place = `email[${index}].body`
    const [, body] = letter.match(/^Subject: \S.*\n\n?(\S[\s\S]*)$/u) ?? []
    if (body === undefined)
      return [{ severity: 'hard', rule: 'letter-form', place, found: letter.slice(0, 60) }]
    const count = plainWords(body).length
    if (count < emailWords.fewest)
      return [{ severity: 'hard', rule: 'letter-form', place, found: `${count} words` }]
    return count > emailWords.most
      ? [{ severity: 'soft', rule: 'letter-form', place, found: `${count} words` }]
      : []
  })
}
