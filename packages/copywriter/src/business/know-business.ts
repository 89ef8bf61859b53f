import {
  type BusinessFacts,
  cleanLine,
  type Fact,
  type FactKind,
  type FactOf,
  type FactValue,
  isUsable,
  listFacts,
} from '@wildpath/contract'

import type { CopyBrief } from '../copy-brief.ts'
import { withoutEntities } from '../facts/clean-answer.ts'
import { isForeignText } from '../facts/language.ts'
import { undetermined } from '../facts/script-language.ts'
import { readAnswers } from '../facts/propose-facts.ts'
import type { Voice } from '../facts/voice.ts'
import { stemOf } from '../grammar/stems.ts'
import { detectTrade } from '../ontology/detect-trade.ts'
import type { Business } from './business.ts'
import { goalOf, visitorGoalOf } from './goal.ts'
import { finerTrade, suitedPlaybook } from './suited-playbook.ts'

const voices: Record<'I' | 'we', Voice> = {
  I: { subject: 'I', object: 'me', possessive: 'my' },
  we: { subject: 'we', object: 'us', possessive: 'our' },
}

/** Reads the facts and the answers of a brief into what may be said. Pure. */
export function knowBusiness(brief: CopyBrief): Business {
  const read = readAnswers(brief)
  const facts = brief.facts.facts.length > 0 ? brief.facts : { ...brief.facts, facts: read.facts }
  const values = <K extends FactKind>(kind: K) => usableValues(facts, kind)
  const offerings = withoutDoubles(facts)
  const [offered] = listFacts(facts, 'offer')
  const isOfferUsable = offered !== undefined && isUsable(offered)
  const offer = isOfferUsable ? offered.value : wordingOnly(offered)
  const [since] = values('since')
  const [phone] = values('phone')
  const [voice] = values('voice')
  const [language] = values('language')
  const audiences = values('audience')
    .map(({ text }) => text)
    // 'Couples celebrating' are among 'couples'.
    .filter((text, _, all) => !all.some((other) => other !== text && text.startsWith(`${other} `)))
  const rules = values('rule')
  const [main] = listFacts(facts, 'offering')
  const told = unsaid(read.sentences, facts)
  const lead = leadOf(main, told)
  const said = saidOf(facts, ownKinds, told)
  const { trade, isNamed } = detectTrade(
    {
      name: brief.businessName,
      product: `${saidOf(facts, ['offering'], [])}. ${brief.productService}`,
      lead,
    },
    brief.industry,
  )
  const tag =
    language?.tag ??
    (isForeignText(brief.productService, [brief.targetCustomer, brief.mainOffer])
      ? undetermined
      : 'en')
  const known = {
    name: nameOf(brief.businessName),
    tone: brief.brandTone,
    industry: brief.industry,
    voice: voices[voice?.person ?? 'we'],
    trade: finerTrade({ trade, isTradeNamed: isNamed, said, sold: lead }),
    isTradeNamed: isNamed,
    offerings,
    isConfirmed: isGoneThrough(facts.facts),
    offer,
    isPriceContested: hasContestedPrice(facts),
    offerIsSure: isOfferUsable || offer?.wording === read.plainOffer,
    audiences,
    since: since?.year ?? null,
    certificates: values('certificate').map(({ text }) => text),
    guides: values('guide'),
    figures: values('figure'),
    rules,
    phone: phone?.number ?? null,
    lines: unsaid(read.lines, facts).filter((line) => !isFact(line, facts)),
    notes: isGoneThrough(facts.facts)
      ? []
      : unsaid(read.notes, facts).filter((line) => !isFact(line, facts)),
    said,
    language: tag,
  }
  // What a visitor wants may be told in any words, also in hasty ones.
  const wants = { ...known, lines: told, sold: lead }
  const goal = goalOf(wants)
  const visitorGoal = visitorGoalOf({ ...wants, goal })
  return {
    ...known,
    goal,
    visitorGoal,
    playbook: suitedPlaybook({ ...known, goal, visitorGoal, sold: lead }),
  }
}

function wordingOnly(offered: FactOf<'offer'> | undefined): FactValue<'offer'> | null {
  return offered === undefined ? null : { wording: offered.value.wording }
}

function hasContestedPrice(facts: BusinessFacts): boolean {
  return listFacts(facts, 'offering').some(
    ({ is_confirmed, value, alternatives = [] }) =>
      !is_confirmed && alternatives.some(({ price }) => price?.amount !== value.price?.amount),
  )
}

/** Without what was only read, and whose every word stands in what the owner confirmed: 'Rafting' beside two rafting runs. */
function withoutDoubles(facts: BusinessFacts): FactValue<'offering'>[] {
  const usable = listFacts(facts, 'offering').filter((fact) => isUsable(fact))
  const confirmed = facts.facts.filter(
    ({ kind, is_confirmed }) => is_confirmed && (kind === 'offering' || kind === 'offer'),
  )
  const known = new Set(confirmed.flatMap(({ value }) => contentWords(phrasesOf(value).join(' '))))
  return usable
    .filter(
      ({ is_confirmed, value }) =>
        is_confirmed || contentWords(value.name).some((word) => !known.has(word)),
    )
    .map(({ value }) => value)
}

function usableValues<K extends FactKind>(facts: BusinessFacts, kind: K): FactValue<K>[] {
  return listFacts(facts, kind)
    .filter((fact) => isUsable(fact))
    .map(({ value }) => value as FactValue<K>)
}

/** The lines of the answers that no fact repeats: what the owner corrected is not told the old way, too. */
function unsaid(lines: readonly string[], { facts }: BusinessFacts): string[] {
  const told = facts.filter(({ is_confirmed, source }) => is_confirmed || source === 'owner')
  const known = new Set(told.flatMap(({ value }) => contentWords(phrasesOf(value).join(' '))))
  const rules = facts.flatMap(({ kind, value }) => (kind === 'rule' ? phrasesOf(value) : []))
  const isRule = (line: string) => rules.some((rule) => rule.toLowerCase() === line.toLowerCase())
  // Of what the owner went through, only lines with something new are of use.
  const fewestNew = isGoneThrough(facts) ? 3 : 1
  return lines.filter((line) => {
    const fresh = contentWords(line).filter((word) => !known.has(word))
    return !isRule(line) && fresh.length >= fewestNew
  })
}

/** Whether the owner has said what is sold. */
function isGoneThrough(facts: BusinessFacts['facts']): boolean {
  return facts.some(({ kind, is_confirmed }) => kind === 'offering' && is_confirmed)
}

/** Whether a rule, a certificate or a figure says the same. */
function isFact(line: string, { facts }: BusinessFacts): boolean {
  const said = line.toLowerCase()
  return facts.some(({ kind, value }) => {
    if (kind === 'figure') return said.startsWith(`${value.value} ${value.label}`.toLowerCase())
    if (kind !== 'rule' && kind !== 'certificate') return false
    return value.text.toLowerCase().includes(said)
  })
}

function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).map((word) => stemOf(word))
}

function phrasesOf(value: Fact['value']): string[] {
  return Object.values(value).flatMap((part): string[] =>
    typeof part === 'string'
      ? [part]
      : Array.isArray(part)
        ? part.filter((item) => typeof item === 'string')
        : [],
  )
}

/** The name letter by letter, without tags around it. */
function nameOf(raw: string): string {
  const plain = cleanLine(withoutEntities(raw).replaceAll(/<[^<>]*>/gu, ' '))
  return plain === '' ? cleanLine(raw) : plain
}

/** What the facts of some kinds and the lines say. Doubtful facts count here, too: advice must not speak against them. */
function saidOf({ facts }: BusinessFacts, kinds: readonly FactKind[], lines: readonly string[]) {
  const told = facts.filter(({ kind }) => kinds.includes(kind))
  const included = told.flatMap(({ kind, value }) =>
    kind === 'offering' && 'included' in value
      ? (value.included ?? []).map((thing) => `${thing} included`)
      : [],
  )
  return [...told.flatMap(({ value }) => phrasesOf(value)), ...included, ...lines].join('. ')
}

const ownKinds: readonly FactKind[] = [
  'offering',
  'offer',
  'audience',
  'certificate',
  'rule',
  'guide',
  'figure',
]

/** What is sold, in the words that name it: 'dentist' of a dentist for climbers. */
function leadOf(main: FactOf<'offering'> | undefined, lines: readonly string[]): string {
  const opening = (lines[0] ?? '').split(' ').slice(0, 12).join(' ')
  // Where it is done, for whom and with what names no trade: 'wills at your kitchen table'.
  if (main === undefined) {
    const heads = lines
      .slice(0, 2)
      .map((line) => line.split(/ (?:at|in|on|near|from|for|with|by) /u)[0])
    return heads.join('. ').split(' ').slice(0, 16).join(' ')
  }
  const [name = ''] = main.value.name.split(/ (?:for|from|with|by|made|in) /u)
  // A deed or a person says less of what is sold than the sentence does.
  const isTold = /^(?:we|I) |\bguide,/u.test(opening)
  return [name, main.value.activity ?? '', isTold ? opening : ''].filter(Boolean).join('. ')
}
