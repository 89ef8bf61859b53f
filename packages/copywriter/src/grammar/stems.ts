const functionWords = new Set(
  'a an the and or but of to in on at for with from by is are was were be been it its this that you your we our i my me they them their he she not no so if as do does did have has had will can who what when where which how all any than then there here up out into about over'.split(
    ' ',
  ),
)

/** The smallest words, of which every sentence has some. */
export function isPlainFunctionWord(word: string): boolean {
  return functionWords.has(word)
}

/** The word without its ending, so that 'trips' and 'trip', 'guided' and 'guide' are one. */
export function stemOf(word: string): string {
  let stem = word.replace(/'s?$/u, '')
  if (stem.length > 4)
    stem = stem
      .replace(/ies$/u, 'y')
      .replace(/(sses)$/u, 'ss')
      .replace(/([^su])s$/u, '$1')
  if (stem.length > 5) stem = stem.replace(/(?:ing|ed)$/u, '')
  return stem.length > 3 ? stem.replace(/e$/u, '').replace(/([bdgmnprt])\1$/u, '$1') : stem
}
