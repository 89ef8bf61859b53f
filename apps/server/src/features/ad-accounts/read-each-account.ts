import { bounds } from '../../limits.ts'
import { err, type Failure, ok, type Result } from '../../result.ts'
import { isOfConnection, type ReadAccount, type ReadResults } from '../ad-results/index.ts'

type Named = { id: string; name: string }

/**
 * Reads accounts one after another. One that cannot be read hides none of the others; where none can be, the first
 * failure is told. What is about the connection ends it at once, and after a few that did not answer in a row no other
 * one is asked.
 */
export async function readEachAccount<A extends Named>(
  accounts: readonly A[],
  readOne: (account: A) => Promise<Result<ReadAccount>>,
): Promise<Result<ReadResults>> {
  const read: ReadAccount[] = []
  const unread: ReadResults['unread'][number][] = []
  let firstFailure: Failure | null = null
  let silentInARow = 0
  for (const account of accounts) {
    if (silentInARow < bounds.adAccounts.silentInARow) {
      // oxlint-disable-next-line no-await-in-loop -- platforms count how much is asked at a time
      const one = await readOne(account)
      if (one.ok) {
        read.push(one.value)
        silentInARow = 0
        continue
      }
      if (isOfConnection(one.error.code)) return one
      firstFailure ??= one.error
      silentInARow = isSilent(one.error) ? silentInARow + 1 : 0
    }
    unread.push({ accountId: account.id, name: account.name })
  }
  if (read.length === 0 && firstFailure !== null) return err(firstFailure)
  return ok({ accounts: read, unread })
}

function isSilent({ code }: Failure): boolean {
  return code.endsWith('-unavailable') || code.endsWith('-busy')
}
