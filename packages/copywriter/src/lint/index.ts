export type { Finding, LintRule } from './finding.ts'
export { lintCopy } from './lint-copy.ts'
