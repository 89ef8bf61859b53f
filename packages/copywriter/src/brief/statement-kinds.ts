/** What a statement of the owner is about. */
export type StatementKind =
  | 'limit'
  | 'season'
  | 'credential'
  | 'history'
  | 'group'
  | 'included'
  | 'food'
  | 'access'
  | 'duration'
  | 'plain'

const month =
  'January|February|March|April|May|June|July|August|September|October|November|December'

/** The first sign that fits decides; the number is how much such a fact is worth to a reader. */
const kinds: readonly (readonly [StatementKind, RegExp, number])[] = [
  [
    'limit',
    /\b(?:weight limit|min(?:imum)? (?:age|height|\d)|max(?:imum)? weight|height limit|not (?:included|suitable|allowed|possible|for|supplied|provided)|no refunds?|depends? on|at your own risk|bring (?:your )?own|must|you need|you have to|you should|on request|if asked|weather permitting|cancel\w*|depending|subject to|closed|weather dependent|cash only|only cash)\b|^(?:no |not |from age|ages? \d|min\b|minimum|bring|closed|sorry|only )|\b(?:under|over|from) (?:age )?\d+(?: years)?$|\bsorry\b|n't (?:guide|deliver|take|do|have)\b|\bnot (?:in|on|when)\b/iu,
    1,
  ],
  [
    'season',
    new RegExp(
      `^open\\b|\\bopen (?:daily|all|every|from|until|\\d|on|mon|tue|wed|thu|fri|sat|sun)|\\b(?:${month})\\b(?! \\p{L}+ing)|\\b(?:every|each) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|\\bdaily\\b|\\bdepartures\\b`,
      'u',
    ),
    4,
  ],
  [
    'credential',
    /\b(?:certified|certificates?|licen[sc]ed?|qualified|accredited|trained|insured|insurance|award\w*|guaranteed?|biologist|ranger|inspector|champion|record holder|examiners?|RCI|UIAGM|IFMGA|AMGA|DBS|LOLER|PLI|IKO|first aid|astronomer|arborist|speciali[sz]\w+)\b/iu,
    7.5,
  ],
  [
    'history',
    /\b(?:since (?:\d{2,4}|last)|for (?:over |more than )?\d+ years?|\d+ years? (?:of|as|in)|founded|started|grew up|generations?|family[- ](?:run|farm|owned)|run by|husband and wife|live here|my (?:wife|husband|dog|father|mother|son|daughter)|over \d+ (?:weddings|trips|years|guests|clients))\b/iu,
    7,
  ],
  [
    'group',
    /\b(?:at most|maximum|small[- ]groups?|groups? of|never (?:larger|more)|up to \d+ (?:people|guests|riders|paddlers|persons|kids|children)|one (?:guide|instructor|coach) (?:for|per)|per (?:guide|instructor|coach)|ratio|private|one[- ]to[- ]one|1[- ]2[- ]1|1to1)\b/iu,
    5.5,
  ],
  [
    'included',
    /\b(?:includ\w+|provided|supplied|supply|lend|lent|to borrow|in the price|comes? with)\b|^(?:free|own) /iu,
    7,
  ],
  [
    'food',
    /\b(?:breakfast|lunch|dinner|picnic|snacks?|coffee|tea|cake|cooks?|cooked|juice|half board|full board|meals?|wine|beer|chocolate|cheese|home[- ]?made|handmade)\b/iu,
    6,
  ],
  [
    'access',
    /\b(?:pick-?up|picked up|transfer|shuttle|parking|speaks?|languages|station|minutes? (?:from|away|to|walk)|hours? (?:from|by)|\d+ ?m from|on foot|by post|online)\b/iu,
    5,
  ],
  [
    'duration',
    /^(?:about |up to )?[\d.–]+(?:-| )?(?:hours?|minutes?|days?|weeks?|nights?|km|miles?)\b|\b\d+[- ](?:minutes?|hours?|days?)\b/iu,
    4.5,
  ],
]

const leansBack =
  /^(?:including|they|it|he|she|here|this|that|there is one|the one thing|others|every one|each one|and|you (?:can|may) (?:not|go|see|ask)|I have done|goodbye)\b/iu

/** What it is about and how much it is worth to a reader; names and figures make a fact stronger. */
export function kindOf(text: string): { kind: StatementKind; strength: number } {
  const [kind, , base] =
    kinds.find(([, sign]) => sign.test(text)) ?? (['plain', null, 3.5] as const)
  const names = /(?<=\s)\p{Lu}\p{Ll}/u.test(text) ? 1.5 : 0
  const figures = /\d/u.test(text) ? 1 : 0
  // What the guest does there is what is bought.
  const deeds = kind !== 'limit' && /^you (?!need|must|have to|should)/iu.test(text) ? 3 : 0
  const thin = text.split(' ').length < 3 ? -1.5 : 0
  // A bare list of names argues for nothing.
  const bare = /^\p{Lu}[\p{L}']*(?:(?:,| and|,? &) \p{Lu}[\p{L}']*)+$/u.test(text) ? -4 : 0
  // What leans on the sentence before it opens no argument.
  const leaning = leansBack.test(text) ? -6 : 0
  return { kind, strength: base + names + figures + deeds + thin + bare + leaning }
}
