import { createHash, randomBytes } from 'node:crypto'

import type { DesignToolStatus, User } from '@wildpath/contract'

import { bounds } from '../../limits.ts'
import type { DesignTool } from '../../providers/design-tool/design-tool.ts'
import { err, ok, type Result } from '../../result.ts'
import type { AccessTokens } from './access-tokens.ts'
import { designToolFailure } from './design-tool-failure.ts'
import type { DesignToolRepository } from './design-tool-repository.ts'
import type { Sealing } from '../../sealing.ts'

/** Somebody who is signed in, and the session they are signed in with. */
export type SignedIn = { user: User; session: string }

/** What the design tool sends a person back with: a code, or why there is none. */
export type ComeBack = { state: string; code: string | null; isDeclined: boolean }

/**
 * How a way to the design tool ended. 'stranger': the way is over, was used before, or began in another
 * session; nothing is known of it then.
 */
export type SignInEnd =
  | { outcome: 'stranger'; returnTo: null }
  | { outcome: 'connected' | 'declined' | 'failed'; returnTo: string | null }

export type ConnectionService = {
  findStatus(userId: string): Promise<DesignToolStatus>
  /** Answers where the person allows the connection. */
  start(who: SignedIn, returnTo: string | null): Promise<{ url: string }>
  finish(who: SignedIn, answer: ComeBack): Promise<SignInEnd>
  /** What was allowed is forgotten here in any case, and taken back at the tool if it answers. */
  disconnect(userId: string): Promise<{ isRevoked: boolean }>
}

type Options = {
  tool: DesignTool
  connections: DesignToolRepository
  tokens: AccessTokens
  sealing: Sealing
  now: () => Date
  warn: (reason: string) => void
}

export function createConnectionService(options: Options): ConnectionService {
  const { tool, connections, tokens, sealing, now, warn } = options

  async function connect(user: User, code: string, codeVerifier: string): Promise<Result<null>> {
    const granted = await tool.exchangeCode({ code, codeVerifier })
    if (!granted.ok) {
      warn(`no tokens for a code: ${granted.error.kind}`)
      return err(designToolFailure(granted.error))
    }
    const name = await tool.findAccountName(granted.value.accessToken)
    await connections.saveConnection({
      userId: user.id,
      accountName: name.ok ? (name.value?.slice(0, 200).toWellFormed() ?? null) : null,
      connectedAt: now(),
      ...tokens.seal(user.id, granted.value),
    })
    return ok(null)
  }

  return {
    async findStatus(userId) {
      const connection = await connections.findConnection(userId)
      if (connection === null) return { state: 'disconnected' }
      return {
        state: tokens.open(connection) === null ? 'reconnect' : 'connected',
        accountName: connection.accountName,
        connectedAt: connection.connectedAt.toISOString(),
      }
    },

    async start({ user, session }, returnTo) {
      const state = randomBytes(32).toString('base64url')
      const codeVerifier = randomBytes(48).toString('base64url')
      await connections.deleteSignInsBefore(now())
      await connections.addSignIn({
        stateHash: hash(state),
        userId: user.id,
        sessionHash: hash(session),
        sealedVerifier: sealing.seal(codeVerifier, user.id),
        returnTo,
        expiresAt: new Date(now().getTime() + bounds.accounts.designToolSignInMs),
      })
      return { url: tool.authorizeUrl({ state, codeChallenge: hash(codeVerifier) }) }
    },

    async finish({ user, session }, { state, code, isDeclined }) {
      const signIn = await connections.takeSignIn(
        { stateHash: hash(state), userId: user.id, sessionHash: hash(session) },
        now(),
      )
      if (signIn === null) return { outcome: 'stranger', returnTo: null }
      const { returnTo } = signIn
      const codeVerifier = sealing.open(signIn.sealedVerifier, user.id)
      if (isDeclined) return { outcome: 'declined', returnTo }
      if (code === null || codeVerifier === null) return { outcome: 'failed', returnTo }
      const connected = await connect(user, code, codeVerifier)
      return { outcome: connected.ok ? 'connected' : 'failed', returnTo }
    },

    async disconnect(userId) {
      const connection = await connections.findConnection(userId)
      if (connection === null) return { isRevoked: true }
      const held = tokens.open(connection)
      await connections.deleteConnection(userId)
      // Nothing of ours is accepted there any more.
      if (held === null) return { isRevoked: true }
      const revoked = await tool.revoke(held.refreshToken)
      if (!revoked.ok) warn(`tokens were not revoked: ${revoked.error.kind}`)
      return { isRevoked: revoked.ok }
    },
  }
}

/** SHA-256 in the letters of addresses; of a verifier it is the challenge that PKCE asks for. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
