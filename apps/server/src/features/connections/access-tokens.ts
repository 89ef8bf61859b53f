import type { ErrorCode } from '@wildpath/contract'
import { z } from 'zod'

import type { Leases } from '../../db/leases.ts'
import { bounds } from '../../limits.ts'
import type {
  Consent,
  ConsentFailure,
  ConsentResult,
  Grant,
} from '../../providers/consent/consent.ts'
import { err, type Failure, ok, type Result } from '../../result.ts'
import type { Sealing } from '../../sealing.ts'
import type { ConnectionRepository, StoredConnection } from './connection-repository.ts'
import type { ServiceKey } from './connection-tables.ts'

const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string().nullable() })
type Tokens = z.infer<typeof tokensSchema>

export type AccessTokens<F extends { kind: string }> = {
  /** The grant as it is stored. */
  seal(userId: string, grant: Grant): Pick<StoredConnection, 'sealedTokens' | 'expiresAt'>
  open(connection: StoredConnection): Tokens | null
  /** Calls the service for a person, with a token that is renewed when it has to be. */
  use<T>(
    userId: string,
    call: (accessToken: string) => Promise<ConsentResult<T, F | ConsentFailure>>,
  ): Promise<Result<T>>
}

export type AccessTokensOptions<F extends { kind: string }> = {
  service: ServiceKey
  consent: Pick<Consent<F | ConsentFailure>, 'refresh'>
  leases: Leases
  connections: ConnectionRepository
  sealing: Sealing
  now: () => Date
  /** What a failure of the service is to a person. */
  failureOf(failure: F | ConsentFailure): Failure
  codes: { notConnected: ErrorCode; reconnect: ErrorCode; unavailable: ErrorCode }
}

/** A token that ends within this is renewed first, so that it lasts for the call. */
const marginMs = 60_000
const longestGrantMs = bounds.accounts.grantDays * 86_400_000

export function createAccessTokens<F extends { kind: string }>(
  options: AccessTokensOptions<F>,
): AccessTokens<F> {
  const { service, consent, leases, connections, sealing, now, failureOf, codes } = options

  function seal(userId: string, grant: Grant) {
    const { accessToken, refreshToken, expiresInSeconds } = grant
    return {
      sealedTokens: sealing.seal(JSON.stringify({ accessToken, refreshToken }), userId),
      expiresAt: new Date(now().getTime() + Math.min(expiresInSeconds * 1000, longestGrantMs)),
    }
  }

  function open({ sealedTokens, userId }: StoredConnection): Tokens | null {
    const text = sealedTokens === null ? null : sealing.open(sealedTokens, userId)
    return text === null ? null : tokensSchema.parse(JSON.parse(text))
  }

  const isFresh = ({ expiresAt }: StoredConnection) =>
    expiresAt.getTime() - marginMs > now().getTime()

  /** A token that is not `refused`, from the store or from the service. */
  async function getToken(userId: string, refused: string | null): Promise<Result<string>> {
    const connection = await connections.findConnection(userId)
    if (connection === null) return err({ code: codes.notConnected })
    const tokens = open(connection)
    if (tokens === null) return err({ code: codes.reconnect })
    if (isFresh(connection) && tokens.accessToken !== refused) return ok(tokens.accessToken)
    return renew(userId, tokens)
  }

  /** One after another, in all processes: a refresh token works once. */
  async function renew(userId: string, seen: Tokens): Promise<Result<string>> {
    const renewed = await leases.hold(`${service} ${userId}`, () => renewAlone(userId, seen))
    return renewed.isHeld ? renewed.value : err({ code: codes.unavailable })
  }

  async function renewAlone(userId: string, seen: Tokens): Promise<Result<string>> {
    const connection = await connections.findConnection(userId)
    if (connection === null) return err({ code: codes.notConnected })
    const tokens = open(connection)
    if (tokens === null) return err({ code: codes.reconnect })
    // Another process renewed it while this one waited.
    if (tokens.accessToken !== seen.accessToken) return ok(tokens.accessToken)
    const renewed =
      tokens.refreshToken === null ? notRenewable : await consent.refresh(tokens.refreshToken)
    if (renewed.ok) {
      // The person may have ended the connection meanwhile.
      const isStored = await connections.replaceTokens(connection, seal(userId, renewed.value))
      return isStored ? ok(renewed.value.accessToken) : err({ code: codes.notConnected })
    }
    if (isRefusal(renewed.error)) await connections.replaceTokens(connection, lost(connection))
    return err(failureOf(renewed.error))
  }

  /** Forgets a token that is refused although it is new. */
  async function giveUp(userId: string, refused: string): Promise<void> {
    const connection = await connections.findConnection(userId)
    if (connection === null || open(connection)?.accessToken !== refused) return
    await connections.replaceTokens(connection, lost(connection))
  }

  return {
    seal,
    open,
    async use(userId, call) {
      const token = await getToken(userId, null)
      if (!token.ok) return token
      const first = await call(token.value)
      if (first.ok) return ok(first.value)
      if (first.error.kind !== 'unauthorized') return err(failureOf(first.error))
      const renewed = await getToken(userId, token.value)
      if (!renewed.ok) return renewed
      const second = await call(renewed.value)
      if (second.ok) return ok(second.value)
      if (second.error.kind === 'unauthorized') await giveUp(userId, renewed.value)
      return err(failureOf(second.error))
    },
  }
}

const notRenewable = { ok: false, error: { kind: 'grant-refused' } } as const

function isRefusal({ kind }: { kind: string }): boolean {
  return kind === 'unauthorized' || kind === 'grant-refused'
}

function lost({ expiresAt }: StoredConnection) {
  return { sealedTokens: null, expiresAt }
}
