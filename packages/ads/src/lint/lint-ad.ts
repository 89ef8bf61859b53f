import { adLimits, type AdPart, adParts, type AdPlatform } from '../platforms.ts'
import type { AdFinding } from './ad-finding.ts'
import { policyRules } from './policy-rules.ts'

/**
 * What the platform would say about an ad's texts, worst first. The rules are those of Google's editorial policy and
 * of Meta's advertising standards that can be read from a text alone.
 */
export function lintAd(ad: { platform: AdPlatform; headline: string; body: string }): AdFinding[] {
  const findings = adParts.flatMap((part) => lintPart(ad.platform, part, ad[part]))
  const repeated: AdFinding[] =
    ad.headline.trim() !== '' && ad.headline.trim() === ad.body.trim()
      ? [
          {
            part: 'body',
            severity: 'risky',
            rule: 'repeated',
            message: 'Headline and text say the same. Use the text for one more reason to come.',
          },
        ]
      : []
  return [...findings, ...repeated].toSorted(
    (one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity),
  )
}

const severities: readonly AdFinding['severity'][] = ['refused', 'risky', 'cut']

/** The same about one of the texts. */
export function lintPart(platform: AdPlatform, part: AdPart, text: string): AdFinding[] {
  const found = policyRules
    .filter(({ on, parts }) => on.includes(platform) && (parts ?? adParts).includes(part))
    .flatMap(({ severity, rule, find, message }): AdFinding[] => {
      const match = find(text)
      return match === null ? [] : [{ part, severity, rule, message: message(match) }]
    })
  const limit = adLimits[platform][part]
  if (text.length <= limit) return found
  if (platform === 'google') {
    const name = part === 'headline' ? 'headlines' : 'descriptions'
    const message = `Google refuses ${name} of more than ${limit} characters; this one has ${text.length}. Shorten it.`
    return [...found, { part, severity: 'refused', rule: 'length', message }]
  }
  const message =
    part === 'headline'
      ? `Facebook cuts headlines after about ${limit} characters. What counts should stand before that.`
      : `Facebook hides what comes after about ${limit} characters behind 'See more'. What counts should stand before that.`
  return [...found, { part, severity: 'cut', rule: 'length', message }]
}
