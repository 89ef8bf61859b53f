export type { Background } from './background.ts'
export { answersOf, briefOf } from './brief-of.ts'
export type { Finding } from './lint/finding.ts'
