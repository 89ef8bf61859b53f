import { stemOf } from '../grammar/stems.ts'

/** How many longer words stand there a second time. */
export function repeatedWords(
  parts: readonly string[],
  stemsIn: (part: string) => readonly string[],
): number {
  const stems = parts.flatMap((part) => stemsIn(part))
  return stems.length - new Set(stems).size
}

/** The stems of a part's longer words, read once: each part stands in many bodies. */
export function stemReader(): (part: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (part) => {
    const stems = known.get(part) ?? longerStems(part)
    known.set(part, stems)
    return stems
  }
}

function longerStems(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !/^(?:person|your|with|from|that|this|each)$/u.test(word))
    .map((word) => stemOf(word))
}
