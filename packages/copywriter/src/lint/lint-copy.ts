import { type GeneratedContent, listFacts } from '@wildpath/contract'

import type { CopyBrief } from '../copy-brief.ts'
import { type BriefKnowledge, knowBrief, withoutName } from './brief-knowledge.ts'
import { cliches } from './claims.ts'
import type { Finding } from './finding.ts'
import { lintLengths } from './length-rules.ts'
import { lintMessageMatch } from './message-match.ts'
import { lintMissingFacts } from './missing-facts.ts'
import { lintOfferUnit } from './offer-unit.ts'
import { placedTexts } from './placed-texts.ts'
import type { PlacedText } from './placed-texts.ts'
import { proposeFacts } from '../facts/propose-facts.ts'
import { plainWords } from '../grammar/plain-words.ts'
import { readQuantities } from './read-quantities.ts'
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
    ...lintDuplicates(texts),
    ...lintRepetition(texts, known, brief),
    ...lintWhole(texts, content, known),
    ...lintOffer(texts, known),
    ...lintMessageMatch(content),
    ...lintOfferUnit(texts, known),
    ...lintMissingFacts(texts, known),
    ...(known.isEnglish ? lintReadingGrade(texts, brief.brandTone) : []),
    ...lintQuestions(content),
    ...lintVoice(texts, known),
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

function lintDuplicates(texts: readonly PlacedText[]): Finding[] {
  return groups.flatMap((group) => {
    const seen = new Set<string>()
    return texts
      .filter((item) => group.test(item.place))
      .flatMap(({ place, text }): Finding[] => {
        const key = plainWords(text).join(' ')
        const isRepeated = seen.has(key)
        seen.add(key)
        return isRepeated ? [{ severity: 'hard', rule: 'duplicate', place, found: text }] : []
      })
  })
}

/**
 * A sentence that stands in several places reads as filled in. The offer is to stand everywhere in the same words,
 * letters are signed alike, and the ads of one set are seen one at a time: there it may come twice.
 */
function lintRepetition(
  texts: readonly PlacedText[],
  known: BriefKnowledge,
  brief: CopyBrief,
): Finding[] {
  const offered = offerFigures(known)
  const own = plainWords(known.all).join(' ')
  const wording = plainWords(offerOf(known)).join(' ')
  const counts = new Map<string, number>()
  const sets = new Set<string>()
  for (const { place, text } of texts.filter((item) => !restating.test(item.place))) {
    const [set = ''] = /^(?:facebook|google)_ads/u.exec(place) ?? []
    for (const key of sentenceKeys(withoutSignature(withoutName(text, known.name), place))) {
      if (wording.includes(key) || readQuantities(key).some(({ value }) => offered.has(value))) {
        continue
      }
      const inSet = `${set} ${key}`
      const isSecondOfSet = set !== '' && sets.has(inSet) && !sets.has(`${inSet} again`)
      if (isSecondOfSet) sets.add(`${inSet} again`)
      else counts.set(key, (counts.get(key) ?? 0) + 1)
      sets.add(inSet)
    }
  }
  return [...counts].flatMap(([found, count]): Finding[] => {
    if (count < 2) return []
    // What the owner says in so many words is theirs to hear again.
    const isOwn = own.includes(found) || (count > 2 && isNamed(found, brief))
    const severity = count > 2 && !isOwn ? 'hard' : 'soft'
    return [{ severity, rule: 'repetition', place: '-', found }]
  })
}

/** Whether it is nothing but what is sold, as it was read: 'Clock repair' of who repairs clocks. */
function isNamed(found: string, brief: CopyBrief): boolean {
  return proposeFacts(brief).some(
    ({ kind, value }) =>
      kind === 'offering' &&
      [value.name, `${value.name} ${value.place ?? ''}`].some(
        (name) => plainWords(name).join(' ') === found,
      ),
  )
}

function offerFigures({ facts, answers }: BriefKnowledge): Set<number> {
  return new Set(readQuantities(offerOf({ facts, answers })).map(({ value }) => value))
}

function offerOf({ facts, answers }: Pick<BriefKnowledge, 'facts' | 'answers'>): string {
  const [offer] = listFacts(facts, 'offer')
  return offer?.value.wording ?? answers.mainOffer
}

/** A letter without the lines below its last paragraph. */
function withoutSignature(text: string, place: string): string {
  if (!place.startsWith('email')) return text
  const at = text.lastIndexOf('\n\n')
  return at !== -1 && text.length - at < 160 ? text.slice(0, at) : text
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
  if (!saysName(all, known.name))
    findings.push({ severity: 'hard', rule: 'missing-name', place: '-', found: known.name })
  if (!content.landing_page.form_fields.some((field) => /e-?mail|correo/iu.test(field))) {
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

/** In whatever case; a name in capitals or small letters is still the name. */
function saysName(all: string, name: string): boolean {
  const plain = (text: string) => text.replace(/[‘’ʼ]/gu, "'").toLowerCase()
  return plain(all).includes(plain(name))
}

/** The first figure of the offer stands on the page, in both kinds of ads and in the letters. */
function lintOffer(texts: readonly PlacedText[], known: BriefKnowledge): Finding[] {
  const [figure] = readQuantities(known.answers.mainOffer)
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
      .some(({ text }) => readQuantities(text).some(({ value }) => value === figure.value))
    return said ? [] : [{ severity: 'soft', rule: 'missing-offer', place, found: figure.words }]
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
function lintVoice(texts: readonly PlacedText[], known: BriefKnowledge): Finding[] {
  if (!known.isSingle) return []
  return texts.flatMap(({ place, text }): Finding[] => {
    const found = text.match(/\b(?:we|our|ours|us)\b/iu)
    return found === null || found[0] === 'US'
      ? []
      : [{ severity: 'soft', rule: 'voice', place, found: found[0] }]
  })
}
