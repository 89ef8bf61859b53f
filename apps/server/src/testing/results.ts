import { expect } from 'vitest'

type Answered<T> = { ok: true; value: T } | { ok: false; error: unknown }

/** Of what has to have gone well. */
export function valueOf<T>(result: Answered<T>): T {
  if (!result.ok) throw new Error(`Not ${JSON.stringify(result.error)}`)
  return result.value
}

/** What equals a failure of this kind. */
export function failure(kind: string) {
  return { ok: false, error: expect.objectContaining({ kind }) }
}

/** Lets all steps pass but one, of which the other side does not hear, or which it does and its answer is lost. */
export function interruptAt<Step extends string>(at: Step, fate: 'dropped' | 'lost') {
  return async <R extends Answered<unknown>>(step: Step, work: () => Promise<R>) => {
    if (step !== at) return work()
    if (fate === 'lost') valueOf(await work())
    return { ok: false, error: { kind: 'unavailable', reason: 'the test' } } as const
  }
}
