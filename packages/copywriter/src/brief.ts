export type { Background } from './background.ts'
export { briefOf } from './brief-of.ts'
export type { Finding } from './lint/finding.ts'
