import { isUsable } from '@wildpath/contract'

import { plainWords } from '../grammar/plain-words.ts'
import { readAnswers } from '../facts/propose-facts.ts'
import { isPlainFunctionWord, stemOf } from '../grammar/stems.ts'
import type { CopyBrief } from '../copy-brief.ts'

/** How much of what the owner typed is told somewhere, and which words are not. */
export type SaidShare = { share: number; missing: readonly string[] }

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  )

/** Words that carry no fact, or that are left out on purpose because they press, boast or hurt. */
const empty = new Set(
  `also just only very really some any many most more much such own well about around etc per each every from
  without within between before after while during until when where which whom whose because than too
  get gets got getting want wants like likes love loves make makes made book online now today hurry call great amazing
  awesome best fun brilliant cool beautiful stunning nice lovely unforgettable everything anything something anyone anybody everyone
  everybody someone people persons customers clients always never ever already still even maybe usually mostly often
  sometimes please sorry thanks hello tired lazy fat stupid ugly scared terrified afraid nervous anxious desperate
  poor rich wealthy broke cheap old elderly unfit fear debts sick burned burnt dread crazy low bad young difficult
  boring bored hate fired lost anxiety left behind feel think dont don't doesn't can't cannot couldn't wont won't i'm i've we're
  we've it's that's there's you're could would should must might may shall over under off us let lets via plus incl including included
  include includes main special offer deal currently both either neither one ones kind kinds all sort things thing lot lots
  course normally instead price prices reg regularly rate rates excl not nor them see it him her himself say`
    .trim()
    .split(/\s+/u),
)

/** Other words we use for the same, each under one head word. */
const synonyms: readonly (readonly string[])[] = [
  ['provided', 'supplied', 'supply', 'provide', 'lend', 'lent', 'borrow'],
  ['max', 'maximum', 'most', 'limit', 'never', 'fewer'],
  ['min', 'minimum', 'least', 'smallest'],
  ['kid', 'kids', 'child', 'children', 'sons', 'daughters', 'sibling', 'siblings', 'sibs'],
  ['beginner', 'beginners', 'newcomers', 'first-timers', 'timers', 'novices'],
  ['mother', 'mothers', 'moms', 'mums', 'mum', 'mom'],
  ['woman', 'women', 'ladies', 'girls'],
  ['guest', 'guests', 'persons', 'person', 'people', 'pax', 'visitors', 'passengers'],
  ['pick', 'pickup', 'pick-up', 'picks', 'picked'],
  ['company', 'companies', 'corporate', 'compan'],
  ['equipment', 'gear', 'kit'],
  ['start', 'started', 'founded', 'begin', 'since'],
  ['euro', 'euros', 'eur'],
  ['dollar', 'dollars', 'usd'],
  ['hour', 'hours', 'hr', 'hrs', 'hourly'],
  ['minute', 'minutes', 'min', 'mins'],
  ['year', 'years', 'yrs', 'yr', 'aged', 'age', 'ages'],
  ['day', 'days', 'daily'],
  ['photo', 'photos', 'photography', 'photograf', 'photographer', 'photographers'],
  ['arvo', 'afternoon'],
  ['teen', 'teens', 'teenagers'],
  [
    'offered',
    'run',
    'do',
    'organise',
    'teach',
    'offer',
    'take',
    'guide',
    'guiding',
    'guided',
    'guides',
  ],
  ['group', 'groups'],
  ['fan', 'fans', 'nerds', 'junkies', 'lovers'],
]
const heads = new Map(
  synonyms.flatMap(([head = '', ...more]) =>
    [head, ...more].map((word) => [stemOf(word), stemOf(head)] as const),
  ),
)

/**
 * Measures that nothing that can be printed gets lost: every content word and figure of what was read surely and of the
 * owner's clean lines, somewhere in the texts.
 */
export function measureSaid(brief: CopyBrief, texts: readonly string[]): SaidShare {
  const told = new Set(texts.flatMap((text) => contentWords(text, { isOurs: true })))
  const joined = texts.join(' ').toLowerCase()
  const asked = printable(brief).flatMap((answer) => contentWords(answer, { isOurs: false }))
  const words = [...new Set(asked)]
  const missing = words.filter(
    (word) => !told.has(word) && !(word.length > 4 && joined.includes(word)),
  )
  return { share: words.length === 0 ? 1 : 1 - missing.length / words.length, missing }
}

/** What of the answers is fit to be told; what is typed in haste may be left out. */
function printable(brief: CopyBrief): string[] {
  const { facts, lines } = readAnswers(brief)
  if (facts.some(({ kind, value }) => kind === 'language' && value.tag !== 'en')) return []
  const sure = facts.filter((fact) => fact.kind === 'offer' || isUsable(fact))
  return [
    ...lines,
    ...sure.flatMap(({ kind, value }) =>
      kind === 'offer'
        ? [value.wording]
        : ['offering', 'audience', 'rule', 'certificate'].includes(kind)
          ? Object.values(value).flatMap((part) => (Array.isArray(part) ? part : [part]))
          : [],
    ),
  ].filter((part): part is string => typeof part === 'string')
}

function contentWords(text: string, { isOurs }: { isOurs: boolean }): string[] {
  const spelled = text.replace(/\b(\p{L}+) and a half\b/giu, (all, word: string) => {
    const count = small.indexOf(word.toLowerCase())
    return count === -1 ? all : `${count}.5`
  })
  return plainWords(spelled.replace(/(\d)[.,](?=\d{3}\b)/gu, '$1').replaceAll('-', ' ')).flatMap(
    (word) => {
      const count = small.indexOf(word)
      if (count !== -1) return [String(count)]
      if (/^\d/u.test(word)) return [word.replace(/[.,]0+$/u, '')]
      if (!isOurs && (word.length < 3 || empty.has(word) || isPlainFunctionWord(word))) return []
      const stem = stemOf(word)
      return [heads.get(stem) ?? stem]
    },
  )
}
