/** The answer's sentences, then each sentence's parts between commas. */
export type Segment = { text: string; sentence: number; isListItem: boolean }

const guarded = /\b(St|Mt|Dr|Mr|Mrs|Ms|No|max|min|incl|approx|a\.m|p\.m|e\.g|i\.e|Co|vs)\./giu

export function splitSentences(text: string): string[] {
  return text
    .replace(guarded, '$1\uE001')
    .split(/\n+|(?<=[.!?])["')]*\s+|;\s*|(?<=\s)[•·*▪-](?=\s)|\s[–—-]+\s|[–—](?=\s)|:(?=\s|$)/u)
    .map((part) =>
      part
        .replaceAll('\uE001', '.')
        .replace(/^[\s•·▪,;:–—-]+|[\s,;:–—.!?-]+$/gu, '')
        .trim(),
    )
    .filter((part) => part !== '' && part !== ')' && part !== '(')
}

const clauseBreak =
  /,\s*(?:so that|so|which|who|but|and then|and)\s+(?=we\b|you\b|I\b|there\b|our\b|my\b|it\b|they\b)|\s+(?:and|but|so)\s+(?=we\b|there\b|our\b|it\b|they\b|I\b)|,\s+(?!\d{3}\b|\d+ (?:or|and) \d)|\s\/\s|\s+plus\s+/u

/** Parts of the answer small enough to be one fact each; lists of short items stay together. */
export function splitSegments(text: string): Segment[] {
  return splitSentences(text).flatMap((whole, sentence) => {
    const balanced = withoutBrackets(whole)
    const parts = balanced.main
      .split(clauseBreak)
      .map((part) => part.replace(/^(?:and|plus|also|but)\s+/iu, '').trim())
      .filter(Boolean)
    const segments = [...joinShortItems(parts, sentence > 0), ...balanced.asides]
    return segments.map((part) => ({ text: part, sentence, isListItem: parts.length > 2 }))
  })
}

function withoutBrackets(whole: string): { main: string; asides: string[] } {
  const text = whole.replace(/\b(groups?) \((?:max|up to)\.? (\d+)[^()]*\)/iu, '$1 of at most $2')
  const asides = [...text.matchAll(/\(([^()]*)\)/gu)].map(([, aside = '']) => aside.trim())
  const main = text.replace(/\s*\([^()]*\)/gu, '').replace(/[()]/gu, '')
  return {
    main: main.trim(),
    asides: asides.filter((aside) => aside.split(' ').length > 3 || /\d/u.test(aside)),
  }
}

const isNumbered = /\b(?:included|daily|max|min|only|free|welcome|provided)\b|\d/iu

/** 'check-ups', 'hygiene', 'whitening' are one list, not three facts. */
function joinShortItems(parts: readonly string[], mayStart: boolean): string[] {
  const lengths = parts.map((part) => part.split(' ').length)
  const words = lengths.reduce((sum, count) => sum + count, 0)
  if (mayStart && parts.length > 1 && words <= 10 && lengths.every((count) => count <= 3))
    return [listed(parts)]
  if (isClosedList(parts, lengths) && words <= 9) return [listed(parts)]
  const joined: string[] = []
  let run: string[] = []
  const flush = () => {
    const opener = joined.at(-1)
    if (opener !== undefined && run.length > 0 && isOpenClause(opener))
      joined.push(listed([joined.pop() ?? '', ...run]))
    else if (run.length >= 2) joined.push(listed(run))
    else joined.push(...run)
    run = []
  }
  parts.forEach((part, index) => {
    if (index > 0 && (lengths[index] ?? 0) <= 2 && !isNumbered.test(part))
      return void run.push(part)
    flush()
    joined.push(part)
  })
  flush()
  return joined
}

/** 'I speak English, German and Dutch': the last part closes the list with its 'and'. */
function isClosedList(parts: readonly string[], lengths: readonly number[]): boolean {
  const rest = lengths.slice(1)
  return parts.length > 1 && rest.every((count) => count <= 4) && / and /u.test(parts.at(-1) ?? '')
}

/** 'We supply rods' goes on with what follows. */
function isOpenClause(text: string): boolean {
  return /^(?:we|I)\s\p{L}+(?:\s\p{L}+){1,3}$/u.test(text)
}

function listed(items: readonly string[]): string {
  const last = (items.at(-1) ?? '').replace(/^and\s+/iu, '')
  if (items.length === 1) return last
  if (/ and /u.test(last) && items.length > 1) return [...items.slice(0, -1), last].join(', ')
  return `${items.slice(0, -1).join(', ')} and ${last}`
}
