/** Plain lower-case words, numbers kept whole. */
export function plainWords(text: string): string[] {
  return (
    plainly(text)
      .toLowerCase()
      .match(/[a-z]+(?:'[a-z]+)?|\d+(?:[.,]\d+)*/gu) ?? []
  )
}

/** Without accents and curly quotes; most texts have none, and looking is cheaper than changing. */
function plainly(text: string): string {
  if (/^[ -~\n]*$/u.test(text)) return text
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’ʼ]/gu, "'")
}

/** The word without the ending of its plural, its verb form or its owner. */
export function stemOf(word: string): string {
  const plain = word.replace(/'s?$/u, '')
  if (plain.length < 4) return plain
  return plain
    .replace(/(?:ies|ied)$/u, 'y')
    .replace(/(?<=.{3})(?:ings?|ed|es|s)$/u, '')
    .replace(/(?<=.{3})e$/u, '')
    .replace(/([bdgmnprt])\1$/u, '$1')
}
