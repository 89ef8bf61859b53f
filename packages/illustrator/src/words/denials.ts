/** What may stand between a denial and what it denies: 'no big groups', 'without a family'. */
const filler = '(?:(?:any|an?|the|big|large|huge|noisy|crowded|group of|groups of)\\s+)*'
const denied = `${filler}(?!people\\b)[\\w'’-]+(?:\\s+n?or\\s+${filler}[\\w'’-]+)?`
const denials = new RegExp(
  `\\b(?:(?:no|without|not for|free (?:of|from))\\s+${denied}|(?:instead of|rather than|unlike)(?:\\s+[\\w'’-]+){1,3}|(?:child|children|kid|kids|crowd|family)-free\\b)`,
  'gi',
)

/** 'No rapids', 'instead of a crowded beach', 'free of children': what is denied is not to be seen. */
export function withoutDenials(words: string): string {
  return words.replaceAll(denials, ' ')
}
