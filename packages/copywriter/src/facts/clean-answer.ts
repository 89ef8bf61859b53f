import { cleanText } from '@wildpath/contract'

import { isShouted } from './capitals.ts'

/** Emoji with their modifiers. */
const pictures =
  /(?:(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u20E3)\u200D?)+/gu

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

/** 'O'Dowd & Daughters' of what was pasted from a page. */
export function withoutEntities(text: string): string {
  return text
    .replace(/&#(\d{2,5});/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(#x[\da-f]+|[a-z]+);/giu, (_, code: string) => entities[code.toLowerCase()] ?? ' ')
}

/** An answer as plain text on lines: no tags, entities, emoji or doubled marks, shouting calmed. All words stay. */
export function cleanAnswer(raw: string, { isEnglish = true } = {}): string {
  const plain = withoutEntities(
    cleanText(raw)
      .normalize('NFC')
      .replace(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/giu, '\n')
      .replace(/<\/?(?:p|div|li|ul|ol|br|h[1-6]|tr)\b[^>]*>/giu, '\n')
      .replace(/<\/?[a-z!][^<>]*>/giu, ' '),
  )
    .replace(/[‘’ʼ´`]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[\u00A0\u202F\u2009]/gu, ' ')
    .replace(pictures, '\n')
    .replace(/(?<=\s|^)[:;]-?[)(DP](?=\s|$)/gu, '\n')
    .replace(/[{}[\]|\\^_#]+|(?<!\d|[-=] ?)[<>](?! ?\d)/gu, ' ')
  const clean = calmed(plain)
    .replace(/(?<![-=])[~*]+(?! ?\d)/gu, ' ')
    .replace(/([!?])[!?]+/gu, '$1')
    .replace(/\.{2,}|…/gu, '.')
    .replace(/\s+([,;:.!?])(?=\s|$)/gu, '$1')
    .replace(/[ \t]+/gu, ' ')
    .replace(/ ?\n[ \n]*/gu, '\n')
    .trim()
  return isEnglish ? clean.replace(/(?<![\p{L}\p{N}'])i(?![\p{L}\p{N}.])/gu, 'I') : clean
}

/** Shouted sentences in small letters, beginning with a capital; short words of capitals in other texts stay. */
function calmed(text: string): string {
  const isAll = isShouted(text)
  return text.replace(/[^.!?\n]+/gu, (sentence) =>
    isAll || isShouted(sentence)
      ? sentence.toLowerCase().replace(/^\s*\p{L}/u, (letter) => letter.toUpperCase())
      : sentence,
  )
}
