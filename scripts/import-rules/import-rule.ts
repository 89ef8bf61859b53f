import type { Import } from './imports.ts'

/** One rule of ARCHITECTURE.md, "Who may import whom". */
export type ImportRule = {
  name: string
  /** What to do instead, for the person who broke it. */
  remedy: string
  forbids(edge: Import): boolean
  /** An import that breaks the rule and one like it that does not: the proof that the rule works. */
  illegal: Import
  legal: Import
}

/** Tests and what only tests use may reach further than the product. */
export function isForTests(path: string): boolean {
  return /\.(test|spec)\.tsx?$|-contract\.ts$|\/testing\//.test(path)
}
