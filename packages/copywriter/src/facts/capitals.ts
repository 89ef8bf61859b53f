import { isCommonWord, looksOrdinary } from '../grammar/common-words.ts'
import { isEnglishWord } from '../grammar/english-words.ts'
import { acronyms, functionWords, geographicNouns, placeNames } from '../grammar/word-lists.ts'

/** Words that carry a capital wherever they stand, by their lower-case form. */
export type ProperNames = ReadonlyMap<string, string>

/**
 * Collects names from all answers: the business name's words, and words that stand capitalised in
 * the middle of a sentence which is not written in title case or capitals.
 */
export function collectProperNames(businessName: string, answers: readonly string[]): ProperNames {
  const names = new Map<string, string>()
  for (const answer of answers) {
    if (isShouted(answer) || isTitleCased(answer)) continue
    for (const [, word = ''] of answer.matchAll(
      /(?<=[\p{Ll}\d,)&] )(\p{Lu}[\p{L}'-]*\p{Ll}[\p{L}]*)/gu,
    )) {
      if (!isCommonWord(word)) names.set(word.toLowerCase(), word)
    }
  }
  const lowerWords = new Set(answers.join(' ').match(/(?<!\p{L})\p{Ll}[\p{L}'-]+/gu))
  for (const word of businessName.match(/\p{Lu}[\p{L}'-]*\p{Ll}\p{L}*/gu) ?? []) {
    if (lowerWords.has(word.toLowerCase())) continue
    if (!looksOrdinary(word) && word.length > 3) names.set(word.toLowerCase(), word)
  }
  return names
}

function isTitleCased(text: string): boolean {
  const long = text.match(/\p{L}{4,}/gu) ?? []
  return long.length > 3 && long.filter((word) => /^\p{Lu}/u.test(word)).length / long.length > 0.7
}

export function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const upper = letters.filter((letter) => /\p{Lu}/u.test(letter)).length
  return letters.length >= 8 && upper / letters.length > 0.6
}

/** Calms shouting and gives names their capitals; ordinary words become lower case. */
export function withCalmCapitals(
  text: string,
  names: ProperNames,
  { businessName = '' }: { businessName?: string } = {},
): string {
  const shouted = isShouted(text)
  const lowered = shouted || isTitleCased(text)
  const named = placesOf(businessName, text)
  const calm = text.replace(/[\p{L}][\p{L}\d'-]*/gu, (word, offset: number) => {
    if (named.some(([from, to]) => offset >= from && offset < to)) return word
    // 'US$780' is money and 'LIGHT15' a code.
    if (text.charAt(offset + word.length) === '$' || /^\p{Lu}+\d+$/u.test(word)) return word
    const isStart =
      offset === 0 || /[.!?\n"]\s*(?:[-•*]\s*)?$|^\s*[-•*]\s*$/u.test(text.slice(0, offset))
    return calmWord(word, {
      names,
      shouted,
      lowered,
      isStart,
      isNumbered: /^ \d+(?!\p{L})/u.test(text.slice(offset + word.length)),
      isCountry: word === 'US' && isCountry(text.slice(0, offset), text.slice(offset + 2)),
    })
  })
  return withGeographicCapitals(shouted ? withPlaceCapitals(calm) : calm)
}

/** 'Blue Arch Divers is': names that open a sentence. */
const openingName =
  /(?<=^|[.!?\n] {0,2})(?:\p{Lu}[\p{L}'&-]+ ){2,5}(?=(?:is|are|offers|takes|runs|has|provides) )/gu

/** Where names stand that keep their letters: the business's own, and those that open a sentence. */
function placesOf(name: string, text: string): [number, number][] {
  if (isShouted(text)) return []
  const places = [...text.matchAll(openingName)].map(({ index, 0: found }): [number, number] => [
    index,
    index + found.length,
  ])
  if (!name.includes(' ') || isShouted(name)) return places
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length))
    places.push([at, at + name.length])
  return places
}

function calmWord(
  word: string,
  where: {
    names: ProperNames
    shouted: boolean
    lowered: boolean
    isStart: boolean
    isNumbered: boolean
    isCountry: boolean
  },
): string {
  const lower = word.toLowerCase()
  // Grades of rivers and climbs.
  if (/^[IVX]{1,4}(?:-[IVX]{1,4})?$/u.test(word)) return word
  if (word === 'I' || word.startsWith("I'")) return word.length === 1 ? 'I' : `I${lower.slice(1)}`
  if (/^[A-Z]-\p{Ll}/u.test(word)) return word
  const bare = lower.replace(/'s$/u, '')
  const known = where.names.get(lower) ?? where.names.get(bare)
  if (known !== undefined)
    return known + (lower.endsWith("'s") && !known.endsWith("'s") ? "'s" : '')
  if (bare === 'whatsapp') return 'WhatsApp'
  if (placeNames.has(bare)) return titleWord(lower)
  if (bare.includes('-') && bare.split('-').every((part) => placeNames.has(part))) {
    return bare
      .split('-')
      .map((part) => titleWord(part))
      .join('-')
  }
  if (acronyms.has(bare))
    return bare === 'sups' ? 'SUPs' : bare === 'atvs' ? 'ATVs' : upperAcronym(word, bare)
  const isUpper = word.length > 1 && word === word.toUpperCase()
  // 'AST 1' in a shouted answer is a name for something; 'TRIP' is not.
  if (where.shouted)
    return isUpper &&
      ((where.isNumbered && word.length < 5) || word.length < 4) &&
      !isCommonWord(word) &&
      !functionWords.has(lower)
      ? word
      : lower
  if (isUpper && where.isCountry) return word
  if (isUpper) return isCommonWord(word) || (word.length > 5 && isEnglishWord(lower)) ? lower : word
  if (/\p{Ll}\p{Lu}/u.test(word)) return word
  if (where.lowered || where.isStart)
    return looksOrdinary(word) || !/^\p{Lu}/u.test(word) ? lower : word
  return /^\p{Lu}/u.test(word) && isCommonWord(word) && !/^\p{Lu}\p{Ll}+$/u.test(word)
    ? lower
    : word
}

/** 'US dollars' and 'the US' are of a country; in 'CALL US NOW' and 'book with US' it is whoever writes. */
function isCountry(before: string, after: string): boolean {
  if (
    /^ (?:dollars?|citizens?|residents?|passports?|visas?|law|army|navy|coast guard)\b/iu.test(
      after,
    )
  )
    return true
  const isEmphasis = /\p{Lu}{2} $/u.test(before) || /^ \p{Lu}{2}/u.test(after)
  const isObject =
    /\b(?:with|join|call|contact|for|give|to|by|let|tell|book|visit|follow|message|ask|help|find|text|email|of|trust|choose) $/iu.test(
      before,
    )
  return !isEmphasis && !isObject
}

/** Short everyday words that are also acronyms stay as the owner wrote them. */
function upperAcronym(word: string, bare: string): string {
  return /^(la|us|it|fl|ny|rv|ski|hr|id|ga|ai|tv|dj)$/u.test(bare) && word !== word.toUpperCase()
    ? word
    : bare.toUpperCase()
}

/** 'in revelstoke and rogers pass': behind where, an unknown word of a shouted answer is a place. */
function withPlaceCapitals(text: string): string {
  return text.replace(
    /\b(in|at|near|around|off|from) ((?:the )?)((?:\p{Ll}[\p{L}'-]+(?: and |, )?){1,2})/gu,
    (whole, link: string, article: string, names: string) => {
      const named = names.replace(/\p{Ll}[\p{L}'-]+/gu, (word) =>
        word === 'and' || looksOrdinary(word) ? word : titleWord(word),
      )
      return named === names ? whole : `${link} ${article}${named}`
    },
  )
}

function titleWord(lower: string): string {
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}

/** From the first letter of a word no longer than names are, so that a long run is looked at once. */
const geographic = new RegExp(
  `(?<!\\p{L})(\\p{L}[\\p{L}'-]{1,60}) (${[...geographicNouns].join('|')})(?![\\p{L}])`,
  'gu',
)

const beforePlace =
  /\b(in|near|around|at|of|from|outside) (\p{Ll}[\p{L}-]{2,})(?=,? (\p{Lu}\p{L}+))/gu
const namedBefore = /\b(lake|loch|mount|lough|isle of) (\p{L}[\p{L}'-]+)/gu
/** 'the cliffs of Moher' is a name as a whole. */
const namedOf =
  /(?<=\bthe )(cliffs|bay|gulf|cape|strait|straits|isle|isles|mull|firth|vale|valley|lakes|giants|rock|bridge|forest|falls|coast|ring|mountains|mount) of (?=(?:the )?\p{Lu}\p{Ll}{2})/gu

/** 'the ocoee river' and 'lake champlain' are names; 'a private lake' does not. */
function withGeographicCapitals(text: string): string {
  const after = text.replace(namedBefore, (whole, noun: string, name: string) => {
    return isCommonWord(name) || name.length < 4 ? whole : `${titleWord(noun)} ${titleWord(name)}`
  })
  const towns = after.replace(beforePlace, (whole, link: string, town: string, region: string) => {
    const isTown = !isCommonWord(town) && placeNames.has(region.toLowerCase())
    return isTown ? `${link} ${titleWord(town)}` : whole
  })
  return towns
    .replace(namedOf, (whole, noun: string) => `${titleWord(noun)}${whole.slice(noun.length)}`)
    .replace(geographic, (whole, before: string, noun: string, offset: number) => {
      const isStart = offset === 0 || /[.!?\n]\s*$/u.test(towns.slice(0, offset))
      if (isStart && !placeNames.has(before.toLowerCase())) return whole
      const isName = /^\p{Lu}.*\p{Ll}/u.test(before) && !isCommonWord(before)
      const isUnknown =
        /^\p{Ll}/u.test(before) &&
        !isCommonWord(before) &&
        before.length > 3 &&
        !before.endsWith('ing')
      return isName || isUnknown ? `${titleWord(before)} ${titleWord(noun)}` : whole
    })
}
