import { capitalised } from '../grammar/phrases.ts'
import { countPrices } from './money.ts'
import { isLimiting } from './offer-conditions.ts'
import { splitCommas } from './sentences.ts'

/** All ways in which a line may be said with one of its places reworded. */
export type Rewording = (line: string, at: number, lines: readonly string[]) => string[]

function swap(from: RegExp, to: string | ((found: string) => string)): Rewording {
  return (line) =>
    [...line.matchAll(from)].map((match) => {
      const [found] = match
      const said = likeStart(typeof to === 'string' ? to : to(found), found)
      return line.slice(0, match.index) + said + line.slice(match.index + found.length)
    })
}

function likeStart(said: string, found: string): string {
  return /^\p{Lu}/u.test(found) ? capitalised(said) : said
}

const small = 'two three four five six seven eight nine ten eleven twelve'.split(' ')
const inWords = small.join('|')
/** Behind a figure that counts: 'three personal training sessions', not 'two for …'. */
const things = String.raw` (?!(?:for|to|of|or|and|in|with|at|pay|costs?|is|are)\b)(?:\p{Ll}+ ){0,2}\p{Ll}{3,}s\b`

function isThing(part: string): boolean {
  return /^[\p{L} -]+$/u.test(part) && part.split(' ').length <= 4 && !isLimiting(part)
}

/** '£60, doodles from £65' at the end of a list is also '£60 and doodles from £65'. */
function joinedItems(line: string): string[] {
  const parts = splitCommas(line)
  const [last = '', before = ''] = parts.toReversed()
  const isList =
    (parts.length > 2 && countPrices(last) > 0 && countPrices(before) > 0) ||
    (parts.length > 1 && isThing(last) && isThing(before))
  if (!isList || /\b(?:and|or)\b/u.test(`${before} ${last.replace(/\([^()]*\)/giu, '')}`)) return []
  return [`${parts.slice(0, -1).join(', ')} and ${last}`]
}

/** Behind 'kids' where it names people; 'kids camp' is a name. */
const alone = String.raw` (?:under|aged|from|of|up|and|with|are|is|pay)\b| \d|[,.)]|$`

/** The most natural first; a later tier only where the earlier ones do not help. */
export const offerRewordings: readonly Rewording[][] = [
  [
    swap(
      /\bper (?=(?:person|guest|night|day|week|month|year|head|boat|room|group|child)\b)/giu,
      'a ',
    ),
    swap(/\bper (?=(?:adult|hour)\b)/giu, 'an '),
    swap(/(?<=\d )a (?=(?:person|night|day|week|month|year|head)\b)/giu, 'per '),
    swap(/\b(?:is|are|do|does) not\b/giu, (found) => `${found.slice(0, -4)}n't`),
    swap(/\b(?:is|are|do|does|was|were)n't\b/giu, (found) => `${found.slice(0, -3)} not`),
    swap(/\bcannot\b|\bcan not\b/giu, "can't"),
    swap(/\bcan't\b/giu, 'cannot'),
    swap(/\b(?:we|you|they) are\b/giu, (found) => found.replace(' are', "'re")),
    swap(/\b(?:it|there|that) is\b/giu, (found) => found.replace(' is', "'s")),
    swap(/\buntil\b/giu, 'till'),
    swap(/\btill\b/giu, 'until'),
    swap(new RegExp(`\\bchildren(?=${alone})`, 'giu'), 'kids'),
    swap(new RegExp(`\\bkids(?=${alone})`, 'giu'), 'children'),
    swap(/\binstead of\b/giu, 'in place of'),
    swap(/\bin place of\b/giu, 'instead of'),
    swap(/\bbecause\b(?! of)/giu, 'as'),
    (line) => [line.replace(/(?<=\d) EUR\b/gu, ' euros')],
    swap(/\b(?:we|you|they|I)'ve\b/giu, (found) => found.replace("'ve", ' have')),
    swap(/\bfor (?=an? (?:flat|fixed|set)\b)/giu, 'at '),
    swap(/(?<=^|, )(?:rest|balance) (?=on\b|due\b|\d)/giu, (found) => `the ${found.toLowerCase()}`),
    swap(/\bcosts (?=[^\s\p{L}]*\d|[A-Z]+\$? ?\d)/giu, 'is '),
    swap(/\bincluding (?!VAT|GST|HST|tax)/giu, 'with '),
    swap(/(?<=[Mm])inimum (?=\d)/giu, 'inimum of '),
    swap(/(?<=[Mm])aximum (?=\d)/giu, 'aximum of '),
    swap(
      /(?<=[A-Za-z,:] (?<!\b(?:to|x|or) )|^|\()(?:[2-9]|1[0-2]) (?=\p{Ll}{3,}s\b)(?!km|mins|pers)/gu,
      (found) => `${small[Number(found) - 2] ?? ''} `,
    ),
    swap(
      new RegExp(`(?<!\\b(?:\\d+|${inWords}) to )\\b(?:${inWords})(?=${things})`, 'giu'),
      (found) => String(small.indexOf(found.toLowerCase()) + 2),
    ),
    swap(
      /\b(?:[2-9]|1[0-2])-(?=(?:month|week|day|hour|year|session|night)\b)/gu,
      (found) => `${small[Number.parseInt(found, 10) - 2] ?? ''}-`,
    ),
    swap(
      /(?<!\b(?:can|may|will|would|to|not|extra|no|flat|fixed|and) )\bcost (?=[^\s\p{L}]*\d|[A-Z]+\$? ?\d)/gu,
      'are ',
    ),
    swap(/\b(?:is|are) free\b(?! of)/giu, (found) => `${found} of charge`),
    joinedItems,
  ],
  [
    swap(
      /\bif you (?=start|book|come|bring|sign|stay|pay|retain|choose|take|order|cancel)/giu,
      'when you ',
    ),
    swap(/\bnot included\b/giu, 'not in the price'),
    swap(/\b(?:is|are) included\b/giu, (found) => found.replace('included', 'in the price')),
    swap(
      /(?<!gluten|dairy|sugar|smoke|duty|alcohol|traffic|feel) free(?=,|$)/giu,
      ' free of charge',
    ),
    swap(/\bfree of charge\b/giu, 'free'),
    swap(/\bat no charge\b/giu, 'free of charge'),
    swap(/\bfor free\b/giu, 'free of charge'),
    swap(/(?<!\b(?:if|what|when|whether|as|all|where|that) )\byou can\b/giu, 'you may'),
    swap(/\bwhich (?=is|are|has|have|costs?|includes?)\b/giu, 'that '),
    swap(/\bevery (?=\p{L})/giu, 'each '),
    swap(/(?<=\d)–(?=\d)/gu, ' to '),
    swap(/(?<=^if [^,]+, )(?=(?:we|you|it|they) )/giu, 'then '),
    swap(/\ball of them (?:is|are)\b/giu, 'they are all'),
    swap(/\bless than (?=\d)/giu, 'under '),
    swap(/\bhalf price\b/giu, 'half the price'),
    swap(/\b(?:is|are) due\b/giu, (found) => found.replace('due', 'payable')),
    swap(/\bafter first (?=\d)/giu, 'after the first '),
    swap(/(?<=\d) to (?=\d)/gu, '–'),
    swap(/\bper (?=\d)/giu, 'for each '),
    swap(/\bonly if\b/giu, 'only when'),
    swap(/\b(?:is|are) required\b/giu, (found) => found.replace('required', 'needed')),
    swap(/(?<!\b(?:a|the) )full refund\b/giu, 'a full refund'),
    swap(/\bat least \d+ \p{L}+/giu, (found) => `${found.replace(/^at least /iu, '')} or more`),
    swap(/\bonly from (?=\p{Lu}\p{Ll}+ to )/gu, 'only '),
    swap(/\bis (?=[^\s\p{L}]*\d[\d.,]*(?![\d.,]| ?%)|[A-Z]{2,3}\$? ?\d)/gu, 'comes to '),
    swap(/(?<=\p{L}) \/ (?=\p{L}[^/]*$)/gu, ' or '),
    swap(/(?<=[$£€]\d[\d.,]*|\d [A-Z]{3}) or (?=[$£€]\d)/gu, ' / '),
    swap(/(?<=\d) ?%/giu, ' percent'),
    swap(/(?<=\d)(?<!\b1) km\b/giu, ' kilometres'),
    swap(/(?<=\d)(?<!\b1) kg\b/giu, ' kilos'),
    swap(/\bplus (?=(?:VAT|GST|HST|tax)\b)/giu, '+ '),
    swap(/\bbut (?=not?\b)/giu, 'though '),
    swap(/\bonly (?=\d|an?\b|one)/giu, 'just '),
  ],
]

export const withSign = swap(/ and (?=\p{L}|\d)/gu, ' & ')

/** A list of remarks goes on with 'and'. */
export const withAnd = swap(
  /, (?=\p{L})(?!(?:and|or|but|not|no|with|without|including|then|plus|if|when|in|on|at|from|minimum|maximum|valid|as|so|who|which|is|are|was|has|have|can|will|must)\b)(?<!^(?:if|when|should)\b[^.]*)(?![^(]*\))(?![^,]* (?:and|&) )/giu,
  ', and ',
)
