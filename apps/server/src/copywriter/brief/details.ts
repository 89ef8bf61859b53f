import { articleFor, capitalised, joinList, wordsOf } from '../grammar/phrases.ts'
import { auxiliaries, prepositions } from '../grammar/word-lists.ts'
import { chunk, hasFiniteVerb, isImperative, isPlacePhrase } from './chunks.ts'
import { findEcho, withoutEcho } from './echo.ts'

/** How a fact's words may be used: as a line or a list item, as a sentence, as advice. */
export type DetailForm = 'noun' | 'clause' | 'order'

export type DetailKind =
  | 'included'
  | 'group'
  | 'credential'
  | 'history'
  | 'people'
  | 'food'
  | 'access'
  | 'duration'
  | 'season'
  | 'choice'
  | 'limit'
  | 'plain'

/** One thing the owner said, fit to stand as a line of its own, without full stop. */
export type Detail = {
  text: string
  kind: DetailKind
  strength: number
  form: DetailForm
  /** Where the owner said it. */
  order: number
}

type Context = { place: string | null; raw: string }

const month =
  'January|February|March|April|May|June|July|August|September|October|November|December'

/** The first sign that fits decides; the number is how much the fact is worth to a reader. */
const kinds: readonly (readonly [DetailKind, RegExp, number])[] = [
  [
    'limit',
    /\b(?:weight limit|minimum age|min(?:imum)? (?:age|\d)|max(?:imum)? weight|height limit|not included|no refunds?|depends? on|at your own risk|bring your own|you bring yourself|not (?:suitable|allowed|transported|for|possible)|must|should be able|have to|need to|on request|weather|permitting|wind = |cancels?|depending|\bextra\b|excess|closed|subject to)\b|^(?:no (?!wifi|mirrors|tv\b|\p{L}+,? no |office|music|cages|engine|middle)|not |from age|from \d+ years|ages? \d|kids from|children from|without|min\b|minimum|only |open|closed|bring|none)|\bdogs? on lead\b|\b\d\d\+$|\b(?:drivers|riders) \d|\b(?:under|from) (?:\d+|twelve|ten)(?: years)?$|\bsorry\b/iu,
    1,
  ],
  [
    'season',
    new RegExp(
      `^(?:season|open|departures?|available|daily|saturdays?|sundays?|weekends?|every|each)?\\b[^.]*\\b(?:${month})\\b(?! \\p{L}+ing)|\\b(?:every|each) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|^open daily|\\bdaily\\b|\\bdepartures\\b|\\buntil (?:Labor|Memorial)`,
      'u',
    ),
    4,
  ],
  [
    'credential',
    /\b(?:certified|certificate|licen[sc]ed|qualified|accredited|trained|insured|award\w*|guaranteed?|biologist|compliant|ranger|inspector|RCI|UIAGM|IFMGA|AMGA|DBS|lifeguards?|doctor|first aid|ex-\p{L}+|pilots? with|speciali[sz]\w+)\b/iu,
    8,
  ],
  [
    'history',
    /\b(?:since \d{4}|since|for \d+ years|years?|founded|started|grew up|generations?|family-run|run by|husband and wife|live here)\b/iu,
    7,
  ],
  [
    'group',
    /\b(?:at most|maximum|small[- ]groups?|groups? of|never larger|up to \d+ (?:people|guests|riders|paddlers|persons)|only \d+|\d+ (?:places|seats)|one \p{L}+ for|per (?:guide|instructor|coach|counselor|trip)|guests? and \p{L}+ guides|paddlers and me|people per|private trips?|one \p{L}+ at a time|ratio)\b/iu,
    7,
  ],
  [
    'included',
    /\b(?:includ\w+|provided|supplied|supply|lend|to borrow|part of the price|in the price|comes? with)\b|^free\b/iu,
    7.5,
  ],
  [
    'food',
    /\b(?:breakfast|lunch|dinner|picnic|snacks?|coffee|cooks?|cooked|juice|half board|full board|meals?|wine|beer|cake|chocolate|fondue|asado|catch)\b/iu,
    6,
  ],
  [
    'access',
    /\b(?:pick-?up|transfer|shuttle|parking|dogs?|languages?|speaks?|evening|station|wifi|minutes? (?:from|away|to)|hours? (?:from|by)|\d+ ?m (?:from|to)|walk from)\b/iu,
    5,
  ],
  [
    'duration',
    /^(?:about |up to )?[\d.–]+(?:-| )?(?:hours?|minutes?|days?|weeks?|nights?|km|miles?)\b|\b(?:\d+ minutes|\d+ hours) (?:in|on|of|underground|walking)\b/iu,
    4.5,
  ],
  ['choice', /^(?:\p{L}+ ){1,3}or (?:\p{L}+ ?){1,3}$|\bor\b.*\bor\b/iu, 4.5],
]

const plainKind: readonly [DetailKind, RegExp, number] = ['plain', /./u, 3.5]

/** Turns statements into lines; a statement that cannot be reworded freshly is left out. */
export function readDetails(lines: readonly string[], context: Context): Detail[] {
  const seen = new Set<string>()
  const details: Detail[] = []
  for (const line of withDeeds(lines).flatMap((whole) => halves(whole, context.raw))) {
    const text = detailText(line, context)
    if (text === null || seen.has(text.toLowerCase())) continue
    seen.add(text.toLowerCase())
    details.push({ ...typed(text), order: details.length })
  }
  return details.toSorted((a, b) => b.strength - a.strength)
}

/** 'open a hive', 'taste 5 honeys', 'take a jar home' are what the guest does: one sentence with 'you'. */
function withDeeds(lines: readonly string[]): string[] {
  const told: string[] = []
  let deeds: string[] = []
  const flush = () => {
    if (deeds.length > 1) told.push(`you ${joinList(deeds.map((deed) => lowerFirst(deed)))}`)
    else told.push(...deeds)
    deeds = []
  }
  for (const line of lines) {
    if (isDeed(line)) {
      deeds.push(line)
      continue
    }
    flush()
    told.push(line)
  }
  flush()
  return told
}

const errand =
  /^(?:bring|wear|book|call|arrive|come|ask|contact|email|visit|see|check|get|set up|pay|no|don't|tell|sign|follow|try|learn|shoot|works?|fly fishing|fish|reserve|order|pick-up|drink)\b/iu

function isDeed(line: string): boolean {
  const isVerb =
    isImperative(line) ||
    /^(?:forage|taste|eat|open|cook|paddle|harvest|grill|swim|climb|walk) (?:\p{L}|\d)/iu.test(line)
  return (
    isVerb &&
    !errand.test(line) &&
    !/^\p{L}+ (?:or|and|daily|by)\b|^(?:open|cook|swim|walk|climb)(?: (?:daily|from|to|in|at|all|every|until|monday|tuesday|may|april)\b|s\b)|:/iu.test(
      line,
    )
  )
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Two things in one long line are two facts: 'a quartet on two evenings and a cook from Lyon'. */
function halves(line: string, raw: string): string[] {
  if (findEcho(line, 'productService', raw) === null || line.split(' ').length < 9) return [line]
  const told =
    /^(.{15,}?\b(?:the |two |three |\p{L}+ )(\p{L}+s)) who ((?:had|have|were|are) .{10,})$/u.exec(
      line,
    )
  if (told !== null) {
    const [, before = '', noun = '', after = ''] = told
    return [
      before.replace(/ that (?:was|were) (?=\p{L}+ed\b|founded|run)/u, ', '),
      `The ${noun} ${after}`,
    ]
  }
  const [head = '', ...rest] = line.split(
    /(?:,)? (?:and|plus) (?=(?:an?|our|my|\d+|sometimes|also) )/u,
  )
  const tail = rest.join(' and ')
  if (/[,:]/u.test(head) || / (?:are|is|come) /u.test(tail)) return [line]
  const isPair = tail.split(' ').length >= 3 && head.split(' ').length >= 3
  return isPair && !/\b(?:between|both)\b/u.test(head) ? [head, tail] : [line]
}

function typed(text: string): Omit<Detail, 'order'> {
  const [kind, , base] = kinds.find(([, sign]) => sign.test(text)) ?? plainKind
  const names = /(?<=\s)\p{Lu}\p{Ll}/u.test(text) ? 1.5 : 0
  const figures = /\d/u.test(text) ? 1 : 0
  const isThin = wordsOf(text).length < 3 ? -2 : 0
  return { text, kind, form: formOf(text), strength: base + names + figures + isThin }
}

function formOf(text: string): DetailForm {
  if (isImperative(text) && !/^(?:cook|drive|design|book|lead|swim|climb|start)\b/iu.test(text))
    return 'order'
  const [main = text] = text.split(/ (?:where|who|that|which|when|if) /u)
  if (
    /^(?:exports|works|runs|ships|sleeps|auto-blocks|syncs|supports|keeps|saves|sends|shows|comes|takes|lets|helps|covers|includes|serves|seats)\b|\bonly \p{L}+s$|^\p{L}+ run\b/iu.test(
      text,
    )
  )
    return 'clause'
  const isClause =
    hasFiniteVerb(main) ||
    /^(?:we|I|you|they|he|she|it|our \p{L}+|my \p{L}+|there) \p{L}+/iu.test(text)
  return isClause ? 'clause' : 'noun'
}

const hype =
  /^(?:book|call|contact|visit|email|click|check (?:out|us|our|it|my)|follow|see|don't miss|come|join|hurry|(?:the best|best|amazing|awesome|great|fun|brilliant)(?: \p{L}+){0,1}$|unforgettable|once in a lifetime|highest quality|top quality|and|more|etc|hi|hello|hey|prices? depend\w*|everything|of course)\b(?!-)/iu

/** 'I take you out' promises nothing that the headline does not. */
const bareService =
  /^(?:we|i) (?:take|bring|guide|lead|show|help|teach) (?:you|people|guests|clients|everyone)(?: (?:out|around|there))?(?: (?:on|in|along|through|around) (?:the )?\p{L}+(?: \p{L}+){0,2})?$/iu

function detailText(line: string, context: Context): string | null {
  const trimmed = line
    .replace(
      /^(?:and|but|also|plus|so|then|it's|all with(?= )|with (?=[\p{L}\d]+ \p{L})|on (?=our ))(?:\s+|(?<=\s))(?=[\p{L}\d])/iu,
      '',
    )
    .trim()
  const text = trimmed.replace(/\b(?:etc|and more)\.?$/iu, '').replace(/[\s,]+$/u, '')
  const words = wordsOf(text)
  if (words.length < 1 || words.length > 30 || text.length > 190 || hype.test(text)) return null
  if (words.length < 2 && text.length < 9) return null
  if (/https?:|www\.|@|\.com\b/iu.test(text) || (isPlacePhrase(text) && words.length < 5))
    return null
  if (
    !/\p{L}{2}/u.test(text) ||
    /\b(?:and|or|the|a|an|of|with|for|to|from|we|our|is|are|by|at|on)$/iu.test(text)
  )
    return null
  if (/"/u.test(text) || isOrphan(text)) return null
  const line1 = fluent(text)
  const short = withoutEcho(line1, 'productService', context.raw) ?? shortened(line1, context.raw)
  return short === null || bareService.test(short) || bareService.test(text)
    ? null
    : capitalised(short)
}

/** A tail without the thing it belongs to says nothing: 'for 3 hours' may, 'by hand from' may not. */
function isOrphan(text: string): boolean {
  const first = text.split(' ')[0]?.toLowerCase() ?? ''
  if (/^(?:including|until|since|near|inside|from age|without|after|during)$/u.test(first))
    return false
  if (first === 'from' && /^from (?:ages?|april|may|june|\d+ years|an?)\b/iu.test(text))
    return false
  if (first === 'in' && /^in (?:small|english|german|groups|each)/iu.test(text)) return false
  if (/^(?:about|over|around|under|up) [\d]/u.test(text)) return false
  if (first === 'on' && / (?:we|you|I) /u.test(text)) return false
  if (first === 'to' && wordsOf(text).length < 4) return true
  return prepositions.has(first) || /^(?:which|who|that|because|where|as|than|of|or)$/u.test(first)
}

const gearAndThings = String.raw`([^.;:]+?)`

/** Mends that make an owner's note read like a line: 'at most 8 people', 'from age 7'. */
const mends: readonly (readonly [RegExp, string])[] = [
  [/^(?:\p{L}+ )?group ?size:? /iu, 'groups of '],
  [/^max(?:imum)? (?=\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve)/iu, 'at most '],
  [/^groups? (?:of )?(\d+) max\b\.?/iu, 'groups of at most $1'],
  [/\bgroups of (?:up to|max) (?=\d)/iu, 'groups of at most '],
  [/\bup to (\d+) max\b/iu, 'at most $1'],
  [/^(\d+ \p{L}+) max\b\.?/iu, 'at most $1'],
  [/^(\p{L}+(?: \p{L}+)*) for (\d+) max\b\.?/iu, '$1 for at most $2'],
  [/\b(?<!at )max (?=\d+ \p{L})/iu, 'at most '],
  [/^small groups at most/iu, 'small groups of at most'],
  [/\s*\((?:max|at most|up to) (\d+)\)/iu, ', at most $1'],
  [/^min(?:imum)? age:? (?=\d)/iu, 'from age '],
  [/, min(?:imum)? age:? (?=\d)/iu, ', from age '],
  [/^(?:aged? )?(\d+)–(\d+) ?(?:yrs|years)(?: old)?$/iu, 'ages $1 to $2'],
  [/^from (\d+) ?(?:yrs|years)(?: old)?$/iu, 'from age $1'],
  [/\bages? (\d+)–(\d+)/iu, 'ages $1 to $2'],
  [/^ratio (?:1:|1 to )(\d+)$/iu, 'ratio of 1 to $1'],
  [/\b2 times (?=nightly|daily|a |per |weekly)/iu, 'twice '],
  [
    /^(?:we|I) (?:also |can also )?(?:do|offer|run|have|organise|organize|make|provide) (?=\p{Ll}|\d)(?!you\b|not\b|the rest)/iu,
    '',
  ],
  [/\bshow you where (the .+?) is$/iu, 'show you $1'],
  [/\byou should be able to\b/iu, 'you need to be able to'],
  [/^also /iu, ''],
  [/\bno (\p{L}+) no (\p{L}+) no (\p{L}+)/iu, 'no $1, no $2, no $3'],
  [/^(\p{L}+), (?=ex[- ])/u, '$1, '],
  [/^all (?:the )?(gear|kit|equipment)$/iu, '$1 provided'],
  [/ & /gu, ' and '],
  [/\((?!me\b|us\b|I\b)([^(),]+(?:, [^(),]+)*), (?!and )([^(),]+)\)/u, '($1 and $2)'],
  [/^(.{3,30}?) not allowed/iu, 'no $1'],
  [/^no (\p{Lu})(?=\p{Ll}+ \p{Ll})/u, 'no $1'],
  [/^(kids|children) from (\d+)$/iu, '$1 from age $2'],
  [
    /(?<=\p{L}(?<!\b(?:at|to|from|before|after|until|by|and|or))) (?=\d{1,2}(?::\d\d)? [ap]m\b)/gu,
    ' at ',
  ],
  [/^(.+?) comes? with every (\p{L}+)$/iu, 'every $2 comes with $1'],
  [/\bclass ([iv]+)(?:[-–]([iv]+))?\b/iu, 'class $1–$2'],
  [/^1 (\p{L}+) per (\d+) /iu, 'one $1 for every $2 '],
  [/^(?:is|are) (?=\p{L})/iu, ''],
  [/^including /iu, 'with '],
  [/^each with (?=an? )/iu, 'in each: '],
  [
    new RegExp(`^all (?:the )?(gear|kit|equipment)\\b ?(included|provided|supplied)?$`, 'iu'),
    '$1 $2',
  ],
  [/^equipment ([\p{L}]+ed)$/iu, 'equipment $1'],
  [/\bwont\b/iu, "won't"],
  [/\bdont\b/iu, "don't"],
  [/\bcant\b/iu, "can't"],
  [/\bits (?=too|a|an|the|very)\b/iu, "it's "],
  [/ of course\b/iu, ''],
  [/^bring your own /iu, 'bring your own '],
  [/^(\d+) (?=double |twin )/iu, '$1 '],
]

function fluent(text: string): string {
  const mended = mends.reduce((all, [from, to]) => all.replace(from, to), text)
  return withBorrowed(mended)
    .replace(/\ban? (?=[\p{L}\d])(\S+)/giu, (_, next: string) => `${articleFor(next)} ${next}`)
    .replace(/^no \p{Lu}(?=\p{Ll})/u, (start) => start.toLowerCase())
    .replace(/\bclass [iv]+(?:–[iv]+)?/giu, (grade) => `class ${grade.slice(6).toUpperCase()}`)
    .replace(/\s{2,}/gu, ' ')
    .trim()
}

/** 'helmets and ropes from me' is provided; 'shoes you bring yourself' is an errand. */
function withBorrowed(text: string): string {
  const from = new RegExp(`^${gearAndThings} from (me|us)$`, 'iu').exec(text)
  if (from !== null) return `${from[1]} provided`
  const own = new RegExp(`^${gearAndThings} you bring (?:yourself|along)$`, 'iu').exec(text)
  if (own !== null) return `bring your own ${own[1]}`
  const price = new RegExp(`^${gearAndThings} (?:is|are) in the price$`, 'iu').exec(text)
  return price === null ? text : `${rotated(price[1] ?? '')} in the price`
}

/** 'a, b, c and d' told from its end: 'c, d, a and b'. */
export function rotated(list: string): string {
  const items = list.split(/, | and /u).map((item) => item.trim())
  if (items.length < 4) return list
  const half = Math.ceil(items.length / 2)
  return joinList([...items.slice(half), ...items.slice(0, half)])
}

/** Leaves the last phrase away as long as nothing that limits the rest goes with it. */
function shortened(text: string, raw: string): string | null {
  const { head, tails } = chunk(text)
  for (let keep = tails.length - 1; keep >= 0; keep--) {
    const dropped = tails.slice(keep).join(' ')
    if (/\d|\b(?:if|unless|only|except|when|not|weekdays?)\b/iu.test(dropped)) return null
    const kept = [head, ...tails.slice(0, keep)].join(' ')
    if (/\d$/u.test(kept) || (kept.includes('(') && !kept.includes(')'))) return null
    const last = wordsOf(kept).at(-1)?.toLowerCase() ?? ''
    if (
      wordsOf(kept).length < 3 ||
      auxiliaries.has(last) ||
      /\b(?:that|which|who) \p{L}+ \p{L}+$/u.test(kept)
    )
      return null
    const clear = withoutEcho(kept, 'productService', raw)
    if (clear !== null) return clear
  }
  return null
}
