import type { DnsProblem } from '@wildpath/contract'

import type { ProblemCode } from './sentences.ts'

/** A problem of the contract, its code one of those that have a sentence. */
export type Problem = DnsProblem & { code: ProblemCode }

export const blocks = (code: ProblemCode, text: string): Problem => ({
  code,
  text,
  weight: 'blocks',
})
export const warns = (code: ProblemCode, text: string): Problem => ({ code, text, weight: 'warns' })
