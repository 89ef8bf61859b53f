import type { DBAdapter, DBTransactionAdapter, Where } from '@better-auth/core/db/adapter'

import { tokenHash } from './token-hash.ts'

type Report = (error: unknown) => void

/**
 * The auth library's way to the database. It keeps hashes of session tokens and speaks of the tokens
 * themselves to the library. What the database refuses is reported, for the library hides it.
 */
export function guardAuthAdapter(adapter: DBAdapter, report: Report): DBAdapter {
  return {
    ...guardCalls(adapter, report),
    transaction: (run) =>
      reporting(report, () => adapter.transaction((inner) => run(guardCalls(inner, report)))),
  }
}

const methods = [
  'create',
  'findOne',
  'findMany',
  'count',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'consumeOne',
  'incrementOne',
] as const

type Row = Record<string, unknown>
type Call = { model: string; where?: Where[]; data?: Row; update?: Row }

function guardCalls<A extends DBTransactionAdapter>(adapter: A, report: Report): A {
  const guarded = methods.map((name) => {
    const ask = adapter[name] as (call: Call) => Promise<unknown>
    return [
      name,
      (call: Call) =>
        reporting(report, async () => {
          if (call.model !== 'session') return ask(call)
          const tokens = new Map<string, string>()
          return withTokens(await ask(withHashes(call, tokens)), tokens)
        }),
    ]
  })
  return { ...adapter, ...Object.fromEntries(guarded) } as A
}

/** The call as the database may see it; `tokens` gets what each of its hashes stands for. */
function withHashes(call: Call, tokens: Map<string, string>): Call {
  const hide = <T>(token: T): T | string => {
    if (typeof token !== 'string') return token
    const hash = tokenHash(token)
    tokens.set(hash, token)
    return hash
  }
  const hideIn = (row: Row) => ('token' in row ? { ...row, token: hide(row['token']) } : row)
  return {
    ...call,
    ...(call.data && { data: hideIn(call.data) }),
    ...(call.update && { update: hideIn(call.update) }),
    ...(call.where && {
      where: call.where.map((clause) =>
        clause.field === 'token' ? { ...clause, value: hideEach(clause.value, hide) } : clause,
      ),
    }),
  }
}

function hideEach(value: Where['value'], hide: (token: string) => string): Where['value'] {
  if (typeof value === 'string') return hide(value)
  return Array.isArray(value) ? value.map((token) => hide(String(token))) : value
}

/** Rows of tokens that the library named have them back; those of others keep their hashes. */
function withTokens(answer: unknown, tokens: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(answer)) return answer.map((row) => withTokens(row, tokens))
  if (typeof answer !== 'object' || answer === null || !('token' in answer)) return answer
  return { ...answer, token: tokens.get(String(answer.token)) ?? answer.token }
}

async function reporting<T>(report: Report, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    report(error)
    throw error
  }
}
