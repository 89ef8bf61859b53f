/** Numbers as people write them before a thing. Larger ones than are drawn count, too: 'group of twelve'. */
const numbers: readonly (readonly [number, string])[] = [
  [1, 'one|single|lone|lonely|solo|1'],
  [2, 'two|2|both|a couple of|couple of|a pair of|pair of'],
  [3, 'three|3|several|a few'],
  [4, 'four|4'],
  [5, 'five|5'],
  [6, 'six|6'],
  [7, 'seven|7'],
  [8, 'eight|8'],
  [9, 'nine|9'],
  [10, 'ten|10'],
  [12, 'twelve|12|a dozen'],
]
const anyNumber = numbers.map(([, words]) => words).join('|')

/** 'Up to six', '4x4', '2-6', 'under 12': limits and ranges, not what is seen. */
const noLimit =
  '(?<!\\b(?:up to|at most|at least|maximum(?: of)?|max\\.?|more than|less than|over|under|from|sleeps|seats)\\s+)(?<![-–.,/\\dx])'

/** What may stand between a number and its thing: 'two orange tents', but not 'two hours by kayak'. */
const between =
  '(?:(?!(?:and|or|of|in|on|by|with|to|for|the|an?|at|from|per|is|are|than|days?|hours?|nights?|weeks?|months?|minutes?|years?|km|miles?|people|persons?)\\b)[\\w-]+\\s+){0,2}'

/** The number of a thing, as it is first said with one: `things` and `thing` are patterns of its plural and singular. */
export function numberOf(
  words: string,
  { thing, things, isArticleOne }: { thing: string; things: string; isArticleOne: boolean },
): number | undefined {
  const some = new RegExp(`${noLimit}\\b(${anyNumber})\\s+${between}(?:${things})\\b`, 'i')
  const one = new RegExp(
    `${noLimit}\\b(?:one|single|lone|lonely|solo${isArticleOne ? '|an?' : ''})\\s+${between}(?:${thing})\\b(?![\\s-]+(?:${follow})\\b)`,
    'i',
  )
  const [many, single] = [some.exec(words), one.exec(words)]
  if (many !== null && (single === null || many.index <= single.index)) return valueOf(many[1])
  return single === null ? undefined : 1
}

/** 'A kayak tour' speaks of no single kayak. */
const follow =
  'trips?|tours?|days?|lessons?|courses?|class|rentals?|hire|guides?|holidays?|adventures?|school|camp|routes?|races?|weekend'

/** The number that a word or figure says. */
export function valueOf(word: string | undefined): number | undefined {
  const plain = word?.toLowerCase() ?? ''
  return numbers.find(([, words]) => words.split('|').includes(plain))?.[0]
}

/** Numbers for a pattern of one's own. */
export const numberPattern = anyNumber
