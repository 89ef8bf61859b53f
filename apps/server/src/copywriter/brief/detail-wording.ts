import { articleFor, joinList } from '../grammar/phrases.ts'

const gearAndThings = String.raw`([^.;:]+?)`

/** Mends that make an owner's note read like a line: 'at most 8 people', 'from age 7'. */
const mends: readonly (readonly [RegExp, string])[] = [
  [/^(?:\p{L}+ )?group ?size:? /iu, 'groups of '],
  [/^max(?:imum)? (?=\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve)/iu, 'at most '],
  [/^groups? (?:of )?(\d+) max\b\.?/iu, 'groups of at most $1'],
  [/^groups? max (\d+)$/iu, 'groups of at most $1'],
  [/\bif its (?=too|very)/iu, "if it's "],
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
    /^(?:we|I) (?:also |can also )?(?:do|offer|run|have|organise|organize|make|provide) (?=\p{Ll}|\d)(?!you\b|not\b|the rest|.* and (?:know|are|can|go|take|love|teach|show)\b)/iu,
    '',
  ],
  [/\bshow you where (the .+?) is$/iu, 'show you $1'],
  [/^(kids|children) min(?:imum)?(?: age)? (\d+)(?: years)?$/iu, '$1 from age $2'],
  [/^guide (\p{Lu}\p{L}+) is /iu, '$1, your guide, is '],
  [/^you just need (?=an?\b|\p{Ll})/iu, 'all you need is '],
  [/, from (\d+) (?=(?:two|three|2|3) )/iu, '; from $1 people on, '],
  [
    /\bat (\d{1,2}(?::\d\d)? [ap]m) (?=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)/u,
    'at $1 on ',
  ],
  [/\byou should be able to\b/iu, 'you need to be able to'],
  [/^also /iu, ''],
  [/^(?:we|I) teach (?:people|beginners|you|guests) (?:how )?to (.+)$/iu, 'you learn to $1'],
  [/^(you learn .*) and to (.*)\btheir\b/iu, '$1 and $2your'],
  [/^(?:in|at|on) .{4,40} (?:we|I) teach beginners how to (.+)$/iu, 'you learn how to $1'],
  [/\bno (\p{L}+) no (\p{L}+) no (\p{L}+)/iu, 'no $1, no $2, no $3'],
  [/^(\p{L}+), (?=ex[- ])/u, '$1, '],
  [/^all (?:the )?(gear|kit|equipment)$/iu, 'all the $1 provided'],
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
  [/^all (?:the )?(gear|kit|equipment) (included|provided|supplied)$/iu, 'all the $1 $2'],
  [/^equipment ([\p{L}]+ed)$/iu, 'equipment $1'],
  [/\ba maximum of (?=\d)/iu, 'at most '],
  [/\ba minimum of (?=\d)/iu, 'at least '],
  [/\bwont\b/iu, "won't"],
  [/\bdont\b/iu, "don't"],
  [/\bcant\b/iu, "can't"],
  [/\bits (?=too|a|an|the|very)\b/iu, "it's "],
  [/ of course\b/iu, ''],
  [/^bring your own /iu, 'bring your own '],
  [/^(\d+) (?=double |twin )/iu, '$1 '],
]

/** An owner's note as a line that reads well. */
export function fluent(text: string): string {
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
function rotated(list: string): string {
  const items = list.split(/, | and /u).map((item) => item.trim())
  if (items.length < 4) return list
  const half = Math.ceil(items.length / 2)
  return joinList([...items.slice(half), ...items.slice(0, half)])
}
