/** Runs of words this long, taken over from a field, read as pasted and not as written. */
const longestRun = { productService: 8, targetCustomer: 8, mainOffer: 12 } as const
export type EchoField = keyof typeof longestRun

/** Plain lower-case words, numbers kept whole. */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’ʼ]/gu, "'").toLowerCase()
  return plain.match(/[a-z]+(?:'[a-z]+)?|\d+(?:[.,]\d+)*/gu) ?? []
}

/** The words copied in a row from the owner's answer, or null when the text is its own. */
export function findEcho(text: string, field: EchoField, answer: string): string | null {
  const theirs = plainWords(answer)
  const joined = ` ${plainWords(text).join(' ')} `
  const run = longestRun[field]
  for (let start = 0; start + run <= theirs.length; start++) {
    const words = theirs.slice(start, start + run).join(' ')
    if (joined.includes(` ${words} `)) return words
  }
  const whole = theirs.join(' ')
  const isShortAnswer = field !== 'mainOffer' && theirs.length >= 4
  return isShortAnswer && joined.includes(` ${whole} `) ? whole : null
}

const rewordings: readonly (readonly [RegExp, string])[] = [
  [/\ball of them\b/iu, 'every one'],
  [/\bbetween (\S+) and (\S+)/iu, 'from $1 to $2'],
  [/\bper (day|week|month|year|night|hour)\b/iu, 'a $1'],
  [/\bfor which you get\b/iu, 'with'],
  [/\bwhere you can\b/iu, 'to'],
  [/\bso that you (?=only|just)/iu, 'and you '],
  [/\bon all of our\b/iu, 'on all our'],
  [/\bevery\b/iu, 'each'],
  [/\bgroups of up to (\d+)\b/iu, 'up to $1 in a group'],
  [/\bwe also (?=\p{L})/iu, 'we '],
  [/\bhave been\b/iu, 'were'],
  [/\bas well as\b/iu, 'and'],
  [/\bfor (?=an? fixed\b)/iu, 'at '],
  [/ or longer\b/iu, ' or more'],
  [/\bincluding\b/iu, 'incl.'],
  [/\byou get\b/iu, 'you receive'],
  [/\bon all\b/iu, 'with all'],
  [/\bper (person|guest|adult)\b/iu, 'a $1'],
  [/\bwhich\b/iu, 'that'],
  [/\bevery\b/iu, 'each'],
  [/\bhelp (.+?) (find|get|learn|see|make)\b/iu, 'help $1 to $2'],
  [/ and (?!(?:we|you|I|they|it|there|know|is|are|get|pay|both|then)\b)(?=\p{L})/iu, ' plus '],
]

/** Rewords a fact until it is no longer copied in a row; null when no rewording helps. */
export function withoutEcho(text: string, field: EchoField, answer: string): string | null {
  if (findEcho(text, field, answer) === null) return text
  let reworded = text
  for (const [from, to] of rewordings) {
    const next = reworded.replace(from, to)
    if (next === reworded) continue
    reworded = next
    if (findEcho(reworded, field, answer) === null) return reworded
  }
  return null
}
