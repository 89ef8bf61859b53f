import { type AdPart, adPlatforms, type AdPlatform } from '../platforms.ts'
import type { AdFinding } from './ad-finding.ts'

export type PolicyRule = {
  rule: string
  on: readonly AdPlatform[]
  /** Both, unless it is said. */
  parts?: readonly AdPart[]
  severity: AdFinding['severity']
  /** What of the text breaks the rule, or null. */
  find: (text: string) => string | null
  message: (found: string) => string
}

const both = adPlatforms
const google = ['google'] as const
const facebook = ['facebook'] as const

const matching =
  (pattern: RegExp) =>
  (text: string): string | null =>
    pattern.exec(text)?.[0] ?? null

export const policyRules: readonly PolicyRule[] = [
  {
    rule: 'exclamation',
    on: google,
    parts: ['headline'],
    severity: 'refused',
    find: matching(/!/u),
    message: () => 'Google refuses exclamation marks in headlines. Leave it out.',
  },
  {
    rule: 'exclamations',
    on: google,
    parts: ['body'],
    severity: 'refused',
    find: (text) => (text.split('!').length > 2 ? '!' : null),
    message: () => 'Google allows one exclamation mark in a description. Keep one at most.',
  },
  {
    rule: 'punctuation',
    on: both,
    severity: 'refused',
    find: matching(/([!?])[!?]+|\.{4,}|,{2,}|\*{2,}|~{2,}|_{2,}/u),
    message: (found) => `Ads with repeated marks like '${found}' are refused. One is enough.`,
  },
  {
    rule: 'emoji',
    on: google,
    severity: 'refused',
    find: matching(/\p{Extended_Pictographic}/u),
    message: (found) => `Google refuses emoji and symbols like '${found}' in ads. Use words.`,
  },
  {
    rule: 'many-emoji',
    on: facebook,
    severity: 'risky',
    find: (text) => ((text.match(/\p{Extended_Pictographic}/gu)?.length ?? 0) > 3 ? 'emoji' : null),
    message: () => 'So many emoji look like spam and are shown less. Three at most read well.',
  },
  {
    rule: 'phone',
    on: google,
    severity: 'refused',
    find: (text) => phoneIn(text),
    message: (found) =>
      `Google refuses phone numbers in the text of an ad ('${found}'). Add a call asset there instead.`,
  },
  {
    rule: 'address',
    on: google,
    severity: 'risky',
    find: matching(/\b(?:https?:\/\/|www\.)\S+|\b[\w.+-]+@[\w-]+\.\w{2,}\b/iu),
    message: (found) =>
      `The ad shows its address by itself; '${found}' in the text is often refused. Leave it out.`,
  },
  {
    rule: 'click-here',
    on: both,
    severity: 'refused',
    find: matching(/\bclick (?:here|below|this|now)\b/iu),
    message: (found) =>
      `'${found}' fits any ad, and is refused for it. Say what people get: 'See dates', 'Book a trip'.`,
  },
  {
    rule: 'capitals',
    on: both,
    severity: 'risky',
    find: (text) => capitalsIn(text),
    message: (found) =>
      `Words in capitals like '${found}' are often refused unless they are a name or an abbreviation. Write them as usual.`,
  },
  {
    rule: 'spaced-letters',
    on: both,
    severity: 'refused',
    find: matching(/\b(?:[A-Za-z][ .·*-]){3,}[A-Za-z]\b/u),
    message: (found) => `Letters set apart like '${found}' are refused. Write the word as one.`,
  },
  {
    rule: 'superlative',
    on: both,
    severity: 'risky',
    find: matching(
      /(?:#\s?1|\bnumber one|\bno\. ?1|\b(?:world'?s|the) best|\bbest in\b|\bunbeatable)/iu,
    ),
    message: (found) =>
      `'${found}' needs proof by somebody else on your page, or it is refused. Say what makes it good instead.`,
  },
  {
    rule: 'guarantee',
    on: both,
    severity: 'risky',
    find: matching(
      /\bguarantee[ds]?\b|\b100 ?% (?:safe|satisfaction|success)\b|\brisk[- ]free\b/iu,
    ),
    message: (found) =>
      `'${found}' is read as a promise. Keep it only if your page says exactly what is guaranteed.`,
  },
  {
    rule: 'personal',
    on: facebook,
    severity: 'refused',
    find: matching(personalAttribute()),
    message: (found) =>
      `Meta refuses ads that seem to know personal things about the reader ('${found}'). Speak of the trip, not of the person.`,
  },
  {
    rule: 'meta-brand',
    on: facebook,
    severity: 'risky',
    find: matching(/\b(?:facebook|instagram|meta)\b/iu),
    message: (found) =>
      `Ads that name '${found}' are often refused, since they look as if they came from there. Leave it out.`,
  },
  {
    rule: 'weapons',
    on: both,
    severity: 'refused',
    find: matching(/\b(?:ammo|ammunition|rifles? for sale|guns? for sale|firearms?)\b/iu),
    message: (found) => `Both platforms refuse ads for weapons ('${found}').`,
  },
  {
    rule: 'profanity',
    on: both,
    severity: 'refused',
    find: matching(/\b(?:fuck\w*|shit\w*|bitch\w*|asshole\w*)\b/iu),
    message: () => 'Both platforms refuse swear words.',
  },
]

/** Nine digits and more are a phone number, unless they are dates or prices. */
function phoneIn(text: string): string | null {
  for (const [found] of text.matchAll(/(?:\+|\b00)?\(?\d[\d\s().\-/]{7,}\d/gu)) {
    const digits = found.replace(/\D/gu, '').length
    const isDate = /\b\d{4}[-./]\d{1,2}[-./]\d{1,2}\b|\b\d{1,2}[-./]\d{1,2}[-./]\d{2,4}\b/u.test(
      found,
    )
    if (digits >= 9 && !isDate) return found.trim()
  }
  return null
}

/** Words of four capitals and more; shorter ones are mostly abbreviations. */
function capitalsIn(text: string): string | null {
  const shouted = text.match(/(?<![\p{L}\d])\p{Lu}{4,}(?![\p{L}\d])/gu) ?? []
  return shouted.find((word) => !abbreviations.has(word)) ?? null
}

const abbreviations: ReadonlySet<string> = new Set(
  'PADI SSI NAUI UIAGM IFMGA ACMG AMGA AIARE BASI UIMLA LNT NOLS YMCA NASA UNESCO GMBH'.split(' '),
)

/** What Meta takes for knowledge of religion, health, money, age and the like: 'Are you overweight?'. */
function personalAttribute(): RegExp {
  const traits =
    'overweight|obese|fat|depressed|anxious|lonely|single|divorced|gay|lesbian|trans|disabled|diabetic|bankrupt|broke|in debt|' +
    'christian|muslim|jewish|hindu|buddhist|pregnant|old|over (?:50|60|70)|unfit|out of shape|addicted'
  return new RegExp(
    String.raw`\b(?:are you|you(?:'|’)?re|you are|since you(?:'|’)?re|if you(?:'|’)?re)\s+(?:an? |so |too |feeling )?(?:${traits})\b`,
    'iu',
  )
}
