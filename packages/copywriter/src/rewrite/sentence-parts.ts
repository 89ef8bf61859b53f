/** Short forms whose full stop ends no sentence. */
const openEnd =
  /(?:\b(?:max|min|incl|excl|approx|ca|St|Mt|Dr|Mr|Mrs|Ms|No|vs|e\.g|i\.e|a\.m|p\.m)\.|\b\p{Lu}\.)\s*$/iu

/** The sentences of one line with their marks and the blanks behind them: joined, they are the line. */
export function sentenceParts(line: string): string[] {
  const parts: string[] = []
  for (const piece of line.split(/(?<=[.!?…]["')\]]{0,3}\s{1,3})(?=["'(\p{Lu}\d])/u)) {
    const before = parts.at(-1)
    if (before !== undefined && openEnd.test(before)) parts[parts.length - 1] = before + piece
    else parts.push(piece)
  }
  return parts
}

/** Lines of a list, a heading, a table or code say what they are by their first sign. */
const marked = /^\s*(?:[-*+#>|<]|\d+[.)]\s|```)/u

/** Changes the lines of plain words; the marks of Markdown and the line breaks stay as they are. */
export function eachLine(text: string, change: (line: string) => string): string {
  return text
    .split('\n')
    .map((line) => (line.trim() === '' || marked.test(line) ? line : change(line)))
    .join('\n')
}

export type Swap = readonly [from: RegExp, to: string]

/** Every swap in turn; what begins with a capital keeps it. */
export function swapWords(text: string, swaps: readonly Swap[]): string {
  return swaps.reduce(
    (all, [from, to]) =>
      all.replace(from, (found: string, ...groups: unknown[]) => {
        const filled = to.replace('$1', typeof groups[0] === 'string' ? groups[0] : '')
        return /^\p{Lu}/u.test(found) ? filled.replace(/^\p{Ll}/u, upper) : filled
      }),
    text,
  )
}

const upper = (letter: string) => letter.toUpperCase()
