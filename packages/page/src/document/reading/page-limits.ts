/** What a page may hold; far beyond what a visitor would read, and quick to draw. */
export const pageLimits = {
  /** Characters of the page as JSON. */
  characters: 900_000,
  sections: 1000,
  /** Of one object, known or not: a field costs far more than its characters. */
  fields: 1000,
  /** Texts, numbers, objects and lists altogether. */
  values: 50_000,
  /** Objects and lists within each other. */
  depth: 40,
} as const

/** Why a value is not even looked at as a page. */
export type PageProblem =
  | { kind: 'not-a-page'; path: string }
  | { kind: 'too-large'; characters: number }
  | { kind: 'too-many-sections'; sections: number }
  | { kind: 'too-many-fields'; fields: number }
  | { kind: 'too-many-values'; values: number }
  | { kind: 'too-deep' }
  | { kind: 'newer-version'; version: number }

/**
 * Counts before anything is parsed, so that no value costs more than its size. Walks without
 * calling itself, for a cycle has no end; a value met twice counts twice, as it would be written twice.
 */
export function findExcess(value: unknown): PageProblem | null {
  const open: [value: unknown, depth: number][] = [[value, 0]]
  let values = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [current, depth] = next
    values += 1
    if (typeof current === 'bigint') return { kind: 'not-a-page', path: 'a number' }
    if (typeof current !== 'object' || current === null) continue
    if (depth === pageLimits.depth) return { kind: 'too-deep' }
    // Every value takes two characters at least: itself and a comma.
    if (values + open.length > pageLimits.characters / 2) {
      return { kind: 'too-large', characters: 2 * (values + open.length) }
    }
    const held = Object.values(current)
    if (!Array.isArray(current) && held.length > pageLimits.fields) {
      return { kind: 'too-many-fields', fields: held.length }
    }
    for (const inner of held) open.push([inner, depth + 1])
  }
  if (values > pageLimits.values) return { kind: 'too-many-values', values }
  const characters = JSON.stringify(value)?.length ?? 0
  return characters > pageLimits.characters ? { kind: 'too-large', characters } : null
}

/** One sentence for the person who brought the page. */
export function describeProblem(problem: PageProblem): string {
  switch (problem.kind) {
    case 'not-a-page':
      return `This is not a page: ${problem.path} is missing or of the wrong kind.`
    case 'too-large':
      return `This page is too large: ${problem.characters.toLocaleString('en')} characters, and at most ${pageLimits.characters.toLocaleString('en')} are possible.`
    case 'too-many-sections':
      return `This page has ${problem.sections.toLocaleString('en')} sections; at most ${pageLimits.sections.toLocaleString('en')} are possible.`
    case 'too-many-fields':
      return `A part of this page has ${problem.fields.toLocaleString('en')} fields; at most ${pageLimits.fields.toLocaleString('en')} are possible.`
    case 'too-many-values':
      return `This page holds ${problem.values.toLocaleString('en')} values; at most ${pageLimits.values.toLocaleString('en')} are possible.`
    case 'too-deep':
      return 'This page is nested too deeply, or contains itself.'
    case 'newer-version':
      return `This page was made by a newer version (${problem.version}) and cannot be read here.`
  }
}
