import type { GeneratedContent } from '@wildpath/contract'

import { plainWords } from '../brief/copied-runs.ts'
import { detectVoice } from '../brief/voice.ts'
import type { CopyBrief } from '../copy-brief.ts'
import { knowBrief, readNumbers, withoutName } from './brief-knowledge.ts'
import type { BriefKnowledge } from './brief-knowledge.ts'
import { cliches } from './claims.ts'
import type { Finding } from './finding.ts'
import { lintLengths } from './length-rules.ts'
import { lintMessageMatch } from './message-match.ts'
import { lintPartedOffer } from './parted-offer.ts'
import { placedTexts } from './placed-texts.ts'
import type { PlacedText } from './placed-texts.ts'
import { lintReadingGrade } from './reading-grade.ts'
import { lintText } from './text-rules.ts'

/**
 * Reads a whole funnel as a strict editor would: limits, grammar, leftovers, pasted answers, and facts
 * the owner never gave. For the copywriter's own candidates and for model output alike.
 */
export function lintCopy(content: GeneratedContent, brief: CopyBrief): Finding[] {
  const known = knowBrief(brief)
  const texts = placedTexts(content)
  return [
    ...texts.flatMap(({ place, text }) => lintText(text, place, known)),
    ...lintLengths(content, texts),
    ...lintDuplicates(texts, known.name),
    ...lintWhole(texts, content, known),
    ...lintOffer(texts, known),
    ...lintMessageMatch(content),
    ...lintPartedOffer(texts, known),
    ...lintReadingGrade(texts, brief.brandTone),
    ...lintQuestions(content),
    ...lintVoice(texts, brief),
  ]
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
  /^faq.*question/u,
  /^faq.*answer/u,
  /^bring/u,
  /^good_to_know/u,
  /^steps.*text/u,
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

function lintQuestions({ landing_page: { faq } }: GeneratedContent): Finding[] {
  return (faq ?? []).flatMap(({ question }, index): Finding[] =>
    question.includes('?')
      ? []
      : [
          {
            severity: 'soft',
            rule: 'punctuation',
            place: `faq[${index}].question`,
            found: question,
          },
        ],
  )
}

/** An owner who says I is one person; 'we' would invent a team. */
function lintVoice(texts: readonly PlacedText[], brief: CopyBrief): Finding[] {
  if (detectVoice([brief.productService, brief.mainOffer]).subject === 'we') return []
  return texts.flatMap(({ place, text }): Finding[] => {
    const found = text.match(/\b(?:we|our|ours|us)\b/iu)
    return found === null || found[0] === 'US'
      ? []
      : [{ severity: 'soft', rule: 'voice', place, found: found[0] }]
  })
}
