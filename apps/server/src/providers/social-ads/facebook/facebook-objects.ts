import { z } from 'zod'

/** Facebook says no with HTTP 200 as well. */
export const changed = z.object({ success: z.literal(true) })

export const missing = { ok: false, error: { kind: 'not-found' } } as const

/** Facebook goes on answering for what was deleted. */
export function isGone({ status }: { status: string }): boolean {
  return ['DELETED', 'ARCHIVED'].includes(status)
}

/** Names of Graph's own, such as 'me', stand for other things than an ad. */
export function isNumber(id: string): boolean {
  return /^\d+$/.test(id)
}
