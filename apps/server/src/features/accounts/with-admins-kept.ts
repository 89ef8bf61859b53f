import type { Leases } from '../../db/leases.ts'
import { err, type Result } from '../../result.ts'

/** The key of whatever might leave the installation without an admin. */
export const adminsKey = 'admins'

/**
 * Does what takes an admin away, one after the other in all processes: whoever asks whether another admin is left can rely
 * on the answer while files are removed and outside services asked. Everybody else's work is done at once.
 */
export async function withAdminsKept<T>(
  { leases, isOfAdmin }: { leases: Leases; isOfAdmin: boolean },
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  if (!isOfAdmin) return work()
  const held = await leases.hold(adminsKey, work)
  return held.isHeld ? held.value : err({ code: 'server-busy' })
}
