import { cleanText } from '@wildpath/contract'

/** Emoji with their modifiers. */
const pictures =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D|\u20E3)+/gu

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  ndash: ' – ',
  mdash: ' – ',
  hellip: '…',
  rsquo: "'",
  lsquo: "'",
  euro: '€',
  pound: '£',
}

/** 'may' and 'march' are also verbs: a month where a range or a day stands beside them. */
const monthNames =
  /\b(?:january|february|april|june|july|august|september|october|november|december|(?:may|march)(?= ?(?:to|until|till|through|–|-) )|(?<= ?(?:to|until|till|through|–|-) )(?:may|march))\b/gu

/** What people write short and everybody reads long. Nothing here changes what is said. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\b/giu, 'without'],
  [/\bw\/ ?(?=\p{L})/giu, 'with '],
  [/(?<=\p{L}) & (?=\p{L})/gu, ' and '],
  [/(?<=\p{L}) ?\+ (?=\p{L})/gu, ' and '],
  [/\bp\.?p\.?(?=[\s,;.!)]|$)/giu, 'per person'],
  [/ ?\/ ?(person|pers|pax|night|day|hour|week|month|adult|child|hr)\b/giu, ' per $1'],
  [/\bper (?:pers|pax)\b/giu, 'per person'],
  [/\bper hr\b/giu, 'per hour'],
  [/\bp\.?n\.?(?=[\s,;.!)]|$)/giu, 'per night'],
  [/(?<![\d.,:–-])\b1 ?(?:hrs?|h)\b/giu, '1 hour'],
  [/(\d) ?(?:hrs?|h)\b/giu, '$1 hours'],
  [/(\d) ?mins?\b\.?/giu, '$1 minutes'],
  [/(\d) ?(?:pax|ppl|pers)\b\.?/giu, '$1 people'],
  [/\bincl\.?(?= \p{L})/giu, 'including'],
  [/\bincl\b\.?/giu, 'included'],
  [/\bapprox\b\.?/giu, 'about'],
  [/\bmax\b\.?(?= \d)/giu, 'maximum'],
  [/\bmin\b\.?(?= \d)/giu, 'minimum'],
  [/(?<=\d (?:guests|people|persons|students|riders) )max\b\.?/giu, 'maximum'],
]

/**
 * An answer as plain text on lines: no tags, entities, emoji or doubled marks, common short forms written out,
 * shouting calmed. What it says and its order stay.
 */
export function cleanAnswer(raw: string): string {
  const plain = cleanText(raw)
    .normalize('NFC')
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/giu, '\n')
    .replace(/<\/?(?:p|div|li|ul|ol|br|h[1-6]|tr)\b[^>]*>/giu, '\n')
    .replace(/<\/?[a-z!][^<>]*>/giu, ' ')
    .replace(
      /&(#\d+|#x[\da-f]+|[a-z]+);/giu,
      (_, code: string) => entities[code.toLowerCase()] ?? ' ',
    )
    .replace(/[‘’ʼ´`]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[\u00A0\u202F\u2009]/gu, ' ')
    .replace(pictures, '\n')
    .replace(/[{}<>[\]|\\^~*_#=]+/gu, ' ')
  const short = shortForms.reduce((text, [from, to]) => text.replace(from, to), calmed(plain))
  return short
    .replace(/([!?])[!?]+/gu, '$1')
    .replace(/\.{2,}|…/gu, '.')
    .replace(/\s+([,;:.!?])(?=\s|$)/gu, '$1')
    .replace(/[ \t]+/gu, ' ')
    .replace(/ ?\n[ \n]*/gu, '\n')
    .replace(/\bi\b(?!\.)/gu, 'I')
    .replace(monthNames, (name) => name.charAt(0).toUpperCase() + name.slice(1))
    .trim()
}

/** Whether most letters of it are capitals: names cannot be told from other words any more. */
export function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter)).length
  return letters.length >= 8 && capitals / letters.length > 0.6
}

/** Shouted sentences in small letters, beginning with a capital; short words of capitals in other texts stay. */
function calmed(text: string): string {
  const isAll = isShouted(text)
  return text.replace(/[^.!?\n]+/gu, (sentence) =>
    isAll || isShouted(sentence)
      ? sentence.toLowerCase().replace(/\p{L}/u, (letter) => letter.toUpperCase())
      : sentence,
  )
}
