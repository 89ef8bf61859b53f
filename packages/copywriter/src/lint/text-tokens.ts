/** A word, a figure or a single sign of a text. */
export type Token = { text: string; lower: string; start: number; end: number }

const tokenSign =
  /\p{L}+(?:['’]\p{L}+)*|\d+(?:[.,]\d+)*|[½¼¾⅓⅔]|\p{Sc}|[%°²★]|[+:/&–—-]|[.!?;,()\n"“”]/gu

/** One pass over the text; blanks are left out, line ends are signs. */
export function readTokens(text: string): Token[] {
  return [...text.matchAll(tokenSign)].map(({ 0: found, index }) => ({
    text: found,
    lower: found.toLowerCase(),
    start: index,
    end: index + found.length,
  }))
}
