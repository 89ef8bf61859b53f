import { adLimits } from '@wildpath/contract'

import { articleFor } from '../grammar/article.ts'
import { type BriefKnowledge, withoutName } from './brief-knowledge.ts'
import { type EchoField, findEcho } from './echo.ts'
import type { Finding, LintRule } from './finding.ts'
import { findInventedFacts } from './invented-facts.ts'

type Note = (rule: LintRule, found: string, severity?: 'hard' | 'soft') => void

const readBefore = new WeakMap<BriefKnowledge, Map<string, readonly Finding[]>>()

/**
 * Checks one text by itself: characters, grammar, facts and platform rules. Candidates of one funnel share
 * most of their texts, so what was read for a brief is remembered as long as the brief is.
 */
export function lintText(text: string, place: string, known: BriefKnowledge): Finding[] {
  const read = readBefore.get(known) ?? new Map<string, readonly Finding[]>()
  readBefore.set(known, read)
  // No rule asks the how-manieth of a list it is.
  const kind = place.replace(/\[\d+\]/u, '[0]')
  const key = `${kind}\u0000${text}`
  const findings = read.get(key) ?? readText(text, kind, known)
  read.set(key, findings)
  return findings.map((finding) => ({ ...finding, place }))
}

function readText(text: string, place: string, known: BriefKnowledge): Finding[] {
  const findings: Finding[] = []
  const note: Note = (rule, found, severity = 'hard') =>
    findings.push({ severity, rule, place, found })
  const masked = withoutName(text, known.name)
  lintCharacters(text, note)
  lintSlots(masked, note)
  if (/\p{Extended_Pictographic}/u.test(text.replace(/[©®™]/gu, ''))) {
    note(
      'emoji',
      text,
      known.isPlayful && /^(?:email|facebook_ads)\[\d\]\.body/u.test(place) ? 'soft' : 'hard',
    )
  }
  if (known.isEnglish) lintWords(masked, note)
  lintCapitals(masked, known, note)
  for (const { rule, found } of findInventedFacts(text, place, known)) note(rule, found)
  lintEcho(text, place, known, note)
  if (/_ads|headline|cta|benefits|steps|subject|faq|bring|good_to_know|offer|title/u.test(place))
    lintEnding(masked, place, note)
  if (place.startsWith('google_ads')) lintGoogle(masked, place, note)
  if (place.startsWith('facebook_ads')) lintFacebook(masked, note)
  return findings
}

/** Whether nothing is wrong with how a text is put together, whatever it says: marks, brackets, holes, words twice. */
export function isWellFormed(text: string, { isEnglish = true } = {}): boolean {
  const found: string[] = []
  const note: Note = (rule, _found, severity = 'hard') => {
    if (severity === 'hard') found.push(rule)
  }
  lintCharacters(text, note)
  lintSlots(text, note)
  if (isEnglish) {
    lintWords(text, note)
    lintEnding(text, 'benefits[0]', note)
  }
  return found.length === 0
}

function lintCharacters(text: string, note: Note): void {
  if (/<\/?[a-z!][^>]*>|&(?:amp|lt|gt|nbsp|quot|apos|#\d+);?/iu.test(text)) note('markup', text)
  if (/\*\*|^#{1,4} |`|\]\(/mu.test(text)) note('markup', text)
  if (/Ã.|â€|Â[ £€]|\uFFFD|[\u200b\u200e\u200f]/u.test(text)) note('encoding', text)
  // Persian and Indic scripts use joiners between letters.
  if (/(?<![^\p{Script=Latin}\P{L}]|\p{M})[\u200c\u200d]/u.test(text)) note('encoding', text)
  const clash = text.match(
    /(?<!\.)\.\.(?!\.)|\.{4,}|!\.|\?\.|[!?]{2,}|,\.|\.,(?! )|;\.|\s[,.;!?](?=\s|$)|,,|[:;]{2,}|\S {2,}\S/u,
  )
  if (clash !== null) note('punctuation', clash[0])
  const count = (mark: string) => text.split(mark).length - 1
  if (count('"') % 2 === 1 || count('(') !== count(')')) note('unbalanced', text)
}

function lintSlots(text: string, note: Note): void {
  const slot = text.match(
    /[{}[\]]|%s\b|\bundefined\b|\bnull\b|\bNaN\b|__+|\b[Xx]{3,}\b|\b(?:[Ll]orem|[Ii]psum|TBD|TODO)\b/u,
  )
  if (slot !== null) note('placeholder', slot[0])
}

const disagreeing =
  /\b(?:kids|families|guests|trips|tours|lessons|flights|rides|walks|courses|rentals|owners|couples|parents|people|classes|boats|rooms) (?:is|has|was|needs|wants|gets|includes|offers)\b/iu

function lintWords(text: string, note: Note): void {
  const hole = text.match(
    /\s's\b|(?<![\p{L}'-])(?:the|a|an|your|our|my)\s*[.,!?;:](?=\s|$)|(?<![\p{L}'-])(?:and|or)\s*[.!?;](?=\s|$)|,\s*,|\(\s*\)|""|\bfor\s+\.|\s-\s*$/u,
  )
  if (hole !== null) note('empty-slot', hole[0])
  for (const [pair, word = ''] of text.matchAll(
    /(?<![\p{L}\d'-])(\p{L}+)[ \n]+\1(?![\p{L}\d'-])/giu,
  )) {
    if (!/^(?:that|had|ha|bye|hi|mahi|bora|no)$/iu.test(word)) note('doubled-word', pair)
  }
  for (const [pair, first = '', second = ''] of text.matchAll(
    /(?<![\p{L}'-])(\p{L}{3,}) (?=(\p{L}{3,})(?![\p{L}'-]))/giu,
  )) {
    const [a, b] = [first.toLowerCase(), second.toLowerCase()]
    if (`${a}s` === b || `${b}s` === a || `${a}es` === b) note('doubled-word', `${pair}${second}`)
  }
  const clash = text.match(
    /(?<![\p{L}'-])(?:the|a|an|our|your|my) (?:the|a|an|our|your|my)(?![\p{L}\d'-])/iu,
  )
  if (clash !== null) note('determiner-clash', clash[0])
  const agreement = text.match(disagreeing)
  if (agreement !== null) note('agreement', agreement[0], 'soft')
  const join = text.match(
    /(?<![\p{L}])(?:for|with|of) (?:for|with|of|from|by|at|to)(?![\p{L}])(?! (?:scratch|home|here|dawn|sunrise))|(?<![\p{L}])(?:and|or|but) (?:and|or|but)(?![\p{L}])|(?<![\p{L}])(?:is|are|was) (?:is|are|was)(?![\p{L}])|^,\s/iu,
  )
  if (join !== null)
    note('broken-join', join[0], /^(?:for|with|of)/iu.test(join[0]) ? 'soft' : 'hard')
  if (/'s's|s's\b/iu.test(text)) note('empty-slot', "s's")
  for (const [pair, article = '', next = ''] of text.matchAll(
    /(?<![\p{L}\d'.&-])(a|an) ([$£€]?[\p{L}\d][\p{L}\d'.,-]*)/giu,
  )) {
    const isLetterOrGrade =
      /^(?:and|or|is|to)$/iu.test(next) ||
      /^\p{Lu}[\p{Lu}\d]+$/u.test(next) ||
      /^(?:herb|historic|hotel)/iu.test(next)
    if (!isLetterOrGrade && articleFor(next) !== article.toLowerCase()) note('article', pair)
  }
}

function lintCapitals(text: string, known: BriefKnowledge, note: Note): void {
  for (const [word] of text.matchAll(/(?<![\p{L}\d'&])\p{Lu}{2,}(?![\p{L}\d])/gu)) {
    const isShout =
      word.length >= 4 ||
      /^(?:NOW|NEW|WIN|BIG|OFF|GET|YOU|ALL|OUR|FUN|DAY|FOR|THE|AND)$/u.test(word)
    if (isShout && !known.acronyms.has(word)) note('shouting', word)
  }
  for (const [pair] of text.matchAll(/\p{Lu}{2,} \p{Lu}{2,}/gu)) {
    if (!pair.split(' ').every((word) => known.acronyms.has(word))) note('shouting', pair)
  }
  const gentle = text.replace(/\b(a\.m|p\.m|e\.g|i\.e|max|min|approx|incl|vs)\./gu, '$1')
  const low = gentle.match(/[.!?]["')]*\s+\p{Ll}[\p{L}']*/u)
  // Some scripts have small letters and no capitals.
  const hasCapital = (found: string) => found !== found.toUpperCase()
  if (low !== null && hasCapital(low[0])) note('lower-case-start', low[0])
  if (/^\p{Ll}/u.test(text) && hasCapital(text.slice(0, 1)))
    note('lower-case-start', text.slice(0, 20))
}

const echoFields = [
  'productService',
  'targetCustomer',
  'mainOffer',
] as const satisfies readonly EchoField[]

/** Other words read better; the owner's own whole sentences are no fault, and an offer keeps its wording. */
function lintEcho(text: string, place: string, known: BriefKnowledge, note: Note): void {
  for (const field of echoFields) {
    const echo = findEcho(text, field, known.echoes)
    const isOwnOffer = field === 'mainOffer' && place === 'offer.text'
    if (echo !== null && !isOwnOffer) note('echo', `${field}: ${echo}`, 'soft')
  }
}

/** Prepositions may end a sentence ('what to look at'), and nothing that was cut at a limit. */
function lintEnding(text: string, place: string, note: Note): void {
  const [, word = '', mark = ''] = text.match(/([\p{L}&]+)\s*([.!?]?)$/u) ?? []
  const isOpen = /^(?:a|an|the|and|or|but|your|our|my|their|&)$/iu.test(word)
  const limit = adLimitOf(place)
  const isCut =
    /^(?:with|from|by|at|of|to|for|in|on)$/iu.test(word) &&
    mark === '' &&
    limit !== null &&
    text.length > limit - word.length - 8
  if (isOpen || isCut) note('cut-off', text.slice(-40))
  if (limit !== null && /(?:…|\.\.\.)$/u.test(text)) note('cut-off', text.slice(-40))
}

function adLimitOf(place: string): number | null {
  const [, platform, part] = place.match(/^(facebook|google)_ads.*(headline|body)$/u) ?? []
  if (platform !== 'facebook' && platform !== 'google') return null
  return adLimits[platform][part === 'headline' ? 'headline' : 'body']
}

function lintGoogle(text: string, place: string, note: Note): void {
  const marks = (text.match(/!/gu) ?? []).length
  if (/headline/u.test(place) ? marks > 0 : marks > 1) note('ad-policy', text)
  if (/…|\.\.\.|•/u.test(text)) note('ad-policy', text)
}

const personal =
  /\b(?:are|aren't) you (?:\w+ )?(?:over|under) \d+|\b(?:are|aren't) you (?:an? )?(?:\w+ )?(?:single|divorced|pregnant|retired|senior|overweight|unfit|depressed|anxious|disabled|sick|in pain|in debt|broke|afraid|scared|mum|mom|mother|father|parent)\b|\byour (?:anxiety|depression|weight|debts?|disability|diagnosis|divorce|addiction|fear)\b|^(?:mums?|moms?|parents|seniors|singles|retirees)[,:?!]|\b(?:new|expecting) (?:mum|mom|mother|baby|parent)s?\?/iu

function lintFacebook(text: string, note: Note): void {
  const found = text.match(personal)
  if (found !== null) note('ad-policy', found[0])
}
