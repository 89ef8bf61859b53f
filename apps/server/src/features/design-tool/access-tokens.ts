import { z } from 'zod'

import type {
  DesignTool,
  DesignToolGrant,
  DesignToolResult,
} from '../../providers/design-tool/design-tool.ts'
import type { Leases } from '../../db/leases.ts'
import { err, ok, type Result } from '../../result.ts'
import { designToolFailure } from './design-tool-failure.ts'
import type { DesignToolRepository, StoredConnection } from './design-tool-repository.ts'
import type { Sealing } from '../../sealing.ts'

const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string() })
type Tokens = z.infer<typeof tokensSchema>

export type AccessTokens = {
  /** The grant as it is stored. */
  seal(userId: string, grant: DesignToolGrant): Pick<StoredConnection, 'sealedTokens' | 'expiresAt'>
  open(connection: StoredConnection): Tokens | null
  /** Calls the tool for a person, with a token that is renewed when it has to be. */
  use<T>(
    userId: string,
    call: (accessToken: string) => Promise<DesignToolResult<T>>,
  ): Promise<Result<T>>
}

type Options = {
  tool: DesignTool
  leases: Leases
  connections: DesignToolRepository
  sealing: Sealing
  now: () => Date
}

/** A token that ends within this is renewed first, so that it lasts for the call. */
const marginMs = 60_000

export function createAccessTokens({
  tool,
  leases,
  connections,
  sealing,
  now,
}: Options): AccessTokens {
  function seal(userId: string, grant: DesignToolGrant) {
    const { accessToken, refreshToken, expiresInSeconds } = grant
    return {
      sealedTokens: sealing.seal(JSON.stringify({ accessToken, refreshToken }), userId),
      expiresAt: new Date(now().getTime() + expiresInSeconds * 1000),
    }
  }

  function open({ sealedTokens, userId }: StoredConnection): Tokens | null {
    const text = sealedTokens === null ? null : sealing.open(sealedTokens, userId)
    return text === null ? null : tokensSchema.parse(JSON.parse(text))
  }

  const isFresh = ({ expiresAt }: StoredConnection) =>
    expiresAt.getTime() - marginMs > now().getTime()

  /** A token that is not `refused`, from the store or from the tool. */
  async function getToken(userId: string, refused: string | null): Promise<Result<string>> {
    const connection = await connections.findConnection(userId)
    if (connection === null) return err({ code: 'design-tool-not-connected' })
    const tokens = open(connection)
    if (tokens === null) return err({ code: 'design-tool-reconnect' })
    if (isFresh(connection) && tokens.accessToken !== refused) return ok(tokens.accessToken)
    return renew(userId, tokens)
  }

  /** One after another, in all processes: a refresh token works once. */
  async function renew(userId: string, seen: Tokens): Promise<Result<string>> {
    const renewed = await leases.hold(`design tool ${userId}`, () => renewAlone(userId, seen))
    return renewed.isHeld ? renewed.value : err({ code: 'design-tool-unavailable' })
  }

  async function renewAlone(userId: string, seen: Tokens): Promise<Result<string>> {
    const connection = await connections.findConnection(userId)
    if (connection === null) return err({ code: 'design-tool-not-connected' })
    const tokens = open(connection)
    if (tokens === null) return err({ code: 'design-tool-reconnect' })
    // Another process renewed it while this one waited.
    if (tokens.refreshToken !== seen.refreshToken) return ok(tokens.accessToken)
    const renewed = await tool.refresh(tokens.refreshToken)
    if (renewed.ok) {
      // The person may have ended the connection meanwhile.
      const isStored = await connections.replaceTokens(connection, seal(userId, renewed.value))
      return isStored ? ok(renewed.value.accessToken) : err({ code: 'design-tool-not-connected' })
    }
    const failure = err(designToolFailure(renewed.error))
    if (failure.error.code === 'design-tool-reconnect') {
      await connections.replaceTokens(connection, lost(connection))
    }
    return failure
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
      if (first.error.kind !== 'unauthorized') return err(designToolFailure(first.error))
      const renewed = await getToken(userId, token.value)
      if (!renewed.ok) return renewed
      const second = await call(renewed.value)
      if (second.ok) return ok(second.value)
      if (second.error.kind === 'unauthorized') await giveUp(userId, renewed.value)
      return err(designToolFailure(second.error))
    },
  }
}

function lost({ expiresAt }: StoredConnection) {
  return { sealedTokens: null, expiresAt }
}
