import { z } from 'zod'

/** Facebook also reports failures with HTTP 200. */
export const changed = z.object({ success: z.literal(true) })

export const missing = { ok: false, error: { kind: 'not-found' } } as const

/** Facebook still returns deleted objects. */
export function isGone({ status }: { status: string }): boolean {
  return ['DELETED', 'ARCHIVED'].includes(status)
}

/** Rejects Graph aliases such as 'me', which do not identify an ad. */
export function isNumber(id: string): boolean {
  return /^\d+$/.test(id)
}
