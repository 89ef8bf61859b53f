const subject =
  /^(?:we|you|they|he|she|it|there|our [\p{L} ]+?|my [\p{L} ]+?|the [\p{L} ]+?|I|trips|tours|walks|guests|students|beginners|walking|weather|accommodation|groups) (?:can|will|do|does|don't|are|is|was|were|have|has|had|take|takes|fly|run|runs|go|goes|come|comes|sleep|teach|cook|know|need|needs|cancels|get|organi[sz]e|offer|walk|meet|stop|started|met|grew|lend|start|starts|live|love)\b/iu
/** 'On Skua we do courses'. */
const led = /^(?:on|in|at|from|by|after|before|with) [^,]{2,30}? (?:we|you|I) \p{L}+/iu
const namedSubject =
  /^\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)? (?:cooks|runs|teaches|leads|guides|is|was|has|had|takes|knows|grew)\b/u

/** A whole sentence is told, not listed: its commas stay, only its clauses part. */
export function isProse(whole: string): boolean {
  return (
    whole.split(' ').length > 10 &&
    !whole.split(', ').every((part, _, all) => all.length > 2 && part.split(' ').length <= 6) &&
    (subject.test(whole) || namedSubject.test(whole) || led.test(whole)) &&
    !whole
      .split(', ')
      .every((part, at, all) => all.length > 2 && (at === 0 || part.split(' ').length <= 6)) &&
    !/, \p{L}+(?: \p{L}+)?, \p{L}+(?: \p{L}+)?, /u.test(whole)
  )
}

const proseBreak =
  /,?\s+(?:so that|so|which|but|and then|and)\s+(?=(?:we|you|I|there|our|my|it|they|she|he)\b)|,\s+(?=(?:we|you|I|there|our|they|she|he)\s)|,\s+(?:and\s+)?(?=an? \p{L}+)|\s+and\s+(?=(?:need|know|are|can|have)\b)/iu

export function splitProse(whole: string): string[] {
  const asides = [...whole.matchAll(/ \(((?:she|he|we|they|it|you)\b[^()]*)\)/giu)].map(
    ([, aside = '']) => aside,
  )
  const plain = asides.reduce((text, aside) => text.replace(` (${aside})`, ''), whole)
  const shielded = plain.replace(/\([^()]*\)/gu, (aside) =>
    aside.replaceAll(' ', '\uE006').replaceAll(',', '\uE005'),
  )
  const parts = shielded
    .split(proseBreak)
    .flatMap((part) => longParts(part))
    .map((part) =>
      part
        .replaceAll('\uE006', ' ')
        .replaceAll('\uE005', ',')
        .replace(/[\s,;]+$/u, '')
        .trim(),
    )
  return [
    ...parts.filter(Boolean).map((part, index) => withSubject(part, index, parts)),
    ...asides.flatMap((aside) => splitProse(aside)),
  ]
}

/** A sentence too long to be one fact also parts where it only goes on. */
function longParts(part: string | undefined): string[] {
  if (part === undefined) return []
  return part.split(/\s/u).length > 26
    ? part.split(/\s+(?:and what|where|then|including)\s+|,\s+(?:then\s+)?/u)
    : [part]
}

/** 'and need at least three' lost its subject to the cut. */
function withSubject(part: string, index: number, parts: readonly string[]): string {
  if (index === 0 || !/^(?:need|know|are|can|have)\b/iu.test(part)) return part
  const first = parts[index - 1]?.match(/^(?:we|I|you|they|our \p{L}+|\p{L}+s)\b/iu)?.[0]
  return first === undefined ? part : `${first} ${part}`
}
