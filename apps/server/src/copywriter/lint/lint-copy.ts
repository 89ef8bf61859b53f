import { adLimits } from '@wildpath/contract'
import type { GeneratedContent } from '@wildpath/contract'

import { plainWords } from '../brief/echo.ts'
import type { CopyBrief } from '../copy-brief.ts'
import { knowBrief, readNumbers, withoutName } from './brief-knowledge.ts'
import type { BriefKnowledge } from './brief-knowledge.ts'
import { cliches } from './claims.ts'
import type { Finding } from './finding.ts'
import { lintMessageMatch } from './message-match.ts'
import { lintText } from './text-rules.ts'

/** One text of the content with its place. */
export type PlacedText = { place: string; text: string }

/**
 * Reads a whole funnel as a strict editor would: limits, grammar, leftovers, pasted answers, and facts
 * the owner never gave. For the copywriter's own candidates and for model output alike.
 */
export function lintCopy(content: GeneratedContent, brief: CopyBrief): Finding[] {
  const known = knowBrief(brief)
  const texts = placedTexts(content)
  return [
    ...texts.flatMap(({ place, text }) => lintText(text, place, known)),
    ...lintLimits(content),
    ...lintDuplicates(texts, known.name),
    ...lintWhole(texts, content, known),
    ...lintOffer(texts, known),
    ...lintMessageMatch(content),
  ]
}

export function placedTexts(content: GeneratedContent): PlacedText[] {
  const { landing_page: page, thank_you_page: thanks, ad_copy: ads } = content
  const list = (place: string, texts: readonly string[]) =>
    texts.map((text, index) => ({ place: `${place}[${index}]`, text }))
  const adTexts = (place: string, rows: readonly { headline: string; body: string }[]) =>
    rows.flatMap((ad, index) => [
      { place: `${place}[${index}].headline`, text: ad.headline },
      { place: `${place}[${index}].body`, text: ad.body },
    ])
  return [
    { place: 'headline', text: page.headline },
    { place: 'subheadline', text: page.subheadline },
    ...list('benefits', page.benefits),
    { place: 'cta_text', text: page.cta_text },
    ...list('form_fields', page.form_fields),
    ...sectionTexts(page),
    { place: 'thanks.headline', text: thanks.headline },
    { place: 'thanks.message', text: thanks.message },
    ...list('thanks.next_steps', thanks.next_steps),
    ...adTexts('facebook_ads', ads.facebook_ads),
    ...adTexts('google_ads', ads.google_ads),
    ...content.follow_up_emails.flatMap((email, index) => letterTexts(email, index)),
  ]
}

/** The page's further sections, each text with its place. */
function sectionTexts(page: GeneratedContent['landing_page']): PlacedText[] {
  const { offer, story, steps, bring, good_to_know: known, faq } = page
  const titled = (place: string, block: { title: string; text: string } | undefined) =>
    block === undefined
      ? []
      : [
          { place: `${place}.title`, text: block.title },
          { place: `${place}.text`, text: block.text },
        ]
  const headed = (place: string, block: { title: string; items: string[] } | undefined) =>
    block === undefined
      ? []
      : [
          { place: `${place}.title`, text: block.title },
          ...block.items.map((text, index) => ({ place: `${place}[${index}]`, text })),
        ]
  return [
    ...titled('offer', offer),
    ...titled('story', story),
    ...(steps === undefined ? [] : [{ place: 'steps.title', text: steps.title }]),
    ...(steps?.items ?? []).flatMap((item, index) => titled(`steps[${index}]`, item)),
    ...headed('bring', bring),
    ...headed('good_to_know', known),
    ...(faq ?? []).flatMap(({ question, answer }, index) => [
      { place: `faq[${index}].question`, text: question },
      { place: `faq[${index}].answer`, text: answer },
    ]),
  ]
}

function letterTexts(email: string, index: number): PlacedText[] {
  const [, subject, body] = email.match(/^subject:[ \t]*(.*)\n([\s\S]*)$/iu) ?? []
  if (subject === undefined || body === undefined)
    return [{ place: `email[${index}].body`, text: email }]
  return [
    { place: `email[${index}].subject`, text: subject },
    { place: `email[${index}].body`, text: body.trim() },
  ]
}

function lintLimits(content: GeneratedContent): Finding[] {
  const { facebook_ads: facebook, google_ads: google } = content.ad_copy
  return [...facebook, ...google].flatMap((ad) =>
    (['headline', 'body'] as const).flatMap((part): Finding[] => {
      const size = ad[part].length
      const isOver = size > adLimits[ad.platform][part]
      const place = `${ad.platform}_ads.${part}`
      return isOver ? [{ severity: 'hard', rule: 'ad-limit', place, found: ad[part] }] : []
    }),
  )
}

const groups = [
  /^benefits/u,
  /^facebook_ads.*headline/u,
  /^facebook_ads.*body/u,
  /^google_ads.*headline/u,
  /^google_ads.*body/u,
  /^email.*body/u,
  /^form_fields/u,
  /next_steps/u,
]

function lintDuplicates(texts: readonly PlacedText[], name: string): Finding[] {
  const findings: Finding[] = []
  for (const group of groups) {
    const seen = new Set<string>()
    for (const { place, text } of texts.filter((item) => group.test(item.place))) {
      const key = plainWords(text).join(' ')
      if (seen.has(key)) findings.push({ severity: 'hard', rule: 'duplicate', place, found: text })
      seen.add(key)
    }
  }
  const counts = new Map<string, number>()
  for (const { text } of texts.filter(({ place }) => !restating.test(place)))
    for (const key of sentenceKeys(withoutName(text, name)))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const [found, count] of counts) {
    if (count > 1)
      findings.push({
        severity: count > 2 ? 'hard' : 'soft',
        rule: 'repetition',
        place: '-',
        found,
      })
  }
  return findings
}

/** Sections that say a fact once more on purpose, each in its own list. */
const restating = /^(?:offer|story|steps|bring|good_to_know|faq)\b/u

/** The sentences of at least five words, as plain words. */
export function sentenceKeys(text: string): string[] {
  return text
    .replace(/\b(a\.m|p\.m|e\.g|i\.e|St|No|max|min|approx|Dr|Mr|Mrs|Ms|incl|Co)\./gu, '$1')
    .split(/\n+|(?<=[.!?…]["')]*)\s+/u)
    .map((part) => plainWords(part))
    .filter((words) => words.length >= 5)
    .map((words) => words.join(' '))
}

function lintWhole(
  texts: readonly PlacedText[],
  content: GeneratedContent,
  known: BriefKnowledge,
): Finding[] {
  const findings: Finding[] = []
  const all = texts.map(({ text }) => text).join('\n')
  if (!all.includes(known.name))
    findings.push({ severity: 'hard', rule: 'missing-name', place: '-', found: known.name })
  if (!content.landing_page.form_fields.some((field) => /e-?mail/iu.test(field))) {
    findings.push({
      severity: 'hard',
      rule: 'missing-email-field',
      place: 'form_fields',
      found: '',
    })
  }
  const worn = all.match(cliches) ?? []
  if (worn.length > 2)
    findings.push({
      severity: worn.length > 8 ? 'hard' : 'soft',
      rule: 'cliche',
      place: '-',
      found: worn.join(', '),
    })
  return findings
}

/** The first figure of the offer stands on the page, in both kinds of ads and in the letters. */
function lintOffer(texts: readonly PlacedText[], known: BriefKnowledge): Finding[] {
  const [figure] = readNumbers(known.answers.mainOffer)
  if (figure === undefined) return []
  const places = {
    page: /^(?:headline|subheadline|benefits|cta)/u,
    facebook: /^facebook/u,
    google: /^google/u,
    emails: /^email/u,
  }
  return Object.entries(places).flatMap(([place, sign]): Finding[] => {
    const said = texts
      .filter((item) => sign.test(item.place))
      .some(({ text }) => readNumbers(text).includes(figure))
    return said ? [] : [{ severity: 'soft', rule: 'missing-offer', place, found: String(figure) }]
  })
}
