import { z } from 'zod'

import type {
  DesignTool,
  DesignToolGrant,
  DesignToolResult,
} from '../../providers/design-tool/design-tool.ts'
import { err, ok, type Result } from '../../result.ts'
import { designToolFailure } from './design-tool-failure.ts'
import type { DesignToolRepository, StoredConnection } from './design-tool-repository.ts'
import type { Sealing } from './sealing.ts'

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
  connections: DesignToolRepository
  sealing: Sealing
  now: () => Date
}

/** A token that ends within this is renewed first, so that it lasts for the call. */
const marginMs = 60_000

export function createAccessTokens({ tool, connections, sealing, now }: Options): AccessTokens {
  /** Calls that arrive together share one renewal; the lock on the row holds other processes. */
  const renewals = new Map<string, Promise<Result<string>>>()

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
    const running = renewals.get(userId)
    if (running) return running
    const renewal = renew(userId, tokens).finally(() => renewals.delete(userId))
    renewals.set(userId, renewal)
    return renewal
  }

  function renew(userId: string, seen: Tokens): Promise<Result<string>> {
    return connections.changeConnection<Result<string>>(userId, async (connection) => {
      if (connection === null) return { answer: err({ code: 'design-tool-not-connected' }) }
      const tokens = open(connection)
      if (tokens === null) return { answer: err({ code: 'design-tool-reconnect' }) }
      // Another process renewed it while this one waited.
      if (tokens.refreshToken !== seen.refreshToken) return { answer: ok(tokens.accessToken) }
      const renewed = await tool.refresh(tokens.refreshToken)
      if (renewed.ok) {
        return { tokens: seal(userId, renewed.value), answer: ok(renewed.value.accessToken) }
      }
      const answer = err(designToolFailure(renewed.error))
      return answer.error.code === 'design-tool-reconnect'
        ? { tokens: lost(connection), answer }
        : { answer }
    })
  }

  /** Forgets a token that is refused although it is new. */
  async function giveUp(userId: string, refused: string): Promise<void> {
    await connections.changeConnection(userId, async (connection) => {
      const isStill = connection !== null && open(connection)?.accessToken === refused
      return { ...(isStill && { tokens: lost(connection) }), answer: null }
    })
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
