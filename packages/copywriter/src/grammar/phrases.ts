import { massNouns } from './word-lists.ts'

/** How a noun phrase counts; decides articles, 'is' or 'are', and what may stand without article. */
export type GrammaticalNumber = 'one' | 'many' | 'mass'

/** A noun phrase without article, lower case unless a word is a name. */
export type NounPhrase = { text: string; number: GrammaticalNumber }

/** The number of the phrase, read from its head: the last word before any preposition. */
export function numberOfHead(head: string): GrammaticalNumber {
  const last = head.toLowerCase().match(/[\p{L}'-]+$/u)?.[0] ?? ''
  if (
    /^(?:sibling|evening|morning|building|wedding|clothing|crossing|tasting|outing|meeting)$/u.test(
      last,
    )
  )
    return 'one'
  if (massNouns.has(last) || /.{3}ing$/u.test(last)) return 'mass'
  if (/(?:ss|us|sis|news|tennis)$/u.test(last)) return 'one'
  return last.endsWith('s') || /^(people|children|women|men|kids)$/u.test(last) ? 'many' : 'one'
}

/** Joins as 'a, b and c'; if the word is null, as 'a, b, c'. */
export function joinList(items: readonly string[], word: string | null = 'and'): string {
  if (items.length <= 1 || word === null) return items.join(', ')
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}

export function capitalised(text: string): string {
  return text.replace(/^(["'(]*)(\p{Ll})/u, (_, open: string, letter: string) => {
    return open + letter.toUpperCase()
  })
}

/** A whole sentence: capital in front, one closing mark behind, never two. */
export function sentence(text: string, mark: '.' | '!' | '?' = '.'): string {
  const trimmed = text.trim().replace(/[,;:\s]+$/u, '')
  if (/[.!?。！？।۔]["')]*$/u.test(trimmed)) return capitalised(trimmed)
  const isEastAsian =
    mark === '.' && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(trimmed)
  return capitalised(`${trimmed}${isEastAsian ? '。' : mark}`)
}

/** Without its closing full stop, for headlines and lists. */
export function unstopped(text: string): string {
  return text.trim().replace(/(?<!\b(?:incl|max|min|approx|Co|a\.m|p\.m))\.$/u, '')
}
