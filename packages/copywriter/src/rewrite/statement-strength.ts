/** What a statement is about, and how much such a fact is worth to a reader; the first sign that fits decides. */
const strengths: readonly (readonly [sign: RegExp, strength: number])[] = [
  [
    /\b(?:weight limit|not (?:included|suitable|allowed|possible)|no refunds?|at your own risk|bring (?:your )?own|must|you need|you have to|on request|weather permitting|cancel\w*|closed|cash only)\b|^\s*(?:no |not |from age|minimum|bring|only )/iu,
    1,
  ],
  [
    /\b(?:certified|licen[sc]ed|qualified|accredited|trained|insured|award\w*|champion|first aid)\b/iu,
    7.5,
  ],
  [
    /\b(?:since (?:\d{2,4}|last)|founded|started|grew up|generations?|family[- ](?:run|owned)|run by)\b/iu,
    7,
  ],
  [/\b(?:includ\w+|provided|supplied|lend|in the price|comes? with)\b/iu, 7],
  [/\b(?:breakfast|lunch|dinner|picnic|snacks?|coffee|tea|meals?|wine|home-?made)\b/iu, 6],
  [/\b(?:small groups?|groups? of|at most|maximum|private|one-to-one)\b/iu, 5.5],
  [/\b(?:pick-?up|transfer|shuttle|parking|speaks?|languages|station|online|on foot)\b/iu, 5],
  [
    /\b(?:open|every|each) (?:daily|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\bdaily\b/iu,
    4,
  ],
]

/** 0 where a statement says nothing of these. */
export function strengthOf(statement: string): number {
  return strengths.find(([sign]) => sign.test(statement))?.[1] ?? 0
}
