import { looksOrdinary } from '../grammar/common-words.ts'
import { capitalised, wordsOf } from '../grammar/phrases.ts'
import { placeNames } from '../grammar/word-lists.ts'
import { hasFiniteVerb, isImperative } from './chunks.ts'

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
  /** The same in the middle of a sentence; null where a name and an ordinary word look alike. */
  inner: string | null
  kind: DetailKind
  strength: number
  form: DetailForm
  /** Where the owner said it. */
  order: number
}

const month =
  'January|February|March|April|May|June|July|August|September|October|November|December'

/** The first sign that fits decides; the number is how much the fact is worth to a reader. */
const kinds: readonly (readonly [DetailKind, RegExp, number])[] = [
  [
    'limit',
    /\b(?:weight limit|minimum age|min(?:imum)? (?:age|\d)|max(?:imum)? weight|height limit|not included|no refunds?|depends? on|at your own risk|bring your own|you bring yourself|not (?:suitable|allowed|transported|for|possible)|must|should be able|you need an?|have to|need to|on request|weather|permitting|wind = |cancels?|depending|\bextra\b|excess|closed|subject to)\b|^(?:no (?!wifi|mirrors|tv\b|\p{L}+,? no |office|music|cages|engine|middle)|not |from age|from \d+ years|ages? \d|kids from|children from|without|min\b|minimum|only |open|closed|bring|none|weekdays for)|\bdogs? on lead\b|\b\d\d\+$|\b(?:drivers|riders) \d|\b(?:under|from) (?:\d+|twelve|ten)(?: years)?$|\bsorry\b/iu,
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
    5.5,
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

/** The kind, the form and the weight of a line. */
export function typed(said: string): Omit<Detail, 'order'> {
  const text = capitalised(said)
  const [kind, , base] = kinds.find(([, sign]) => sign.test(text)) ?? plainKind
  const names = /(?<=\s)\p{Lu}\p{Ll}/u.test(text) ? 1.5 : 0
  const figures = /\d/u.test(text) ? 1 : 0
  const isThin = wordsOf(text).length < 3 ? -2 : 0
  return {
    text,
    inner: innerOf(said),
    kind,
    form: formOf(text),
    strength: base + names + figures + isThin,
  }
}

/** 'Finger' at the start of a sentence may be a word, 'Swarovski' may not. */
function innerOf(said: string): string | null {
  const [first = ''] = said.split(/[ ,.:-]/u)
  if (!/^\p{Lu}\p{Ll}+$/u.test(first)) return said.startsWith('A ') ? `a${said.slice(1)}` : said
  const isName = placeNames.has(first.toLowerCase()) || /^\p{Lu}\p{Ll}+(?:'s)? \p{Lu}/u.test(said)
  if (isName) return said
  return looksOrdinary(first) || /\p{Ll}{2}s$/u.test(first)
    ? said.charAt(0).toLowerCase() + said.slice(1)
    : null
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
