import { createHash, randomBytes } from 'node:crypto'

import type { ConnectionStatus, User } from '@wildpath/contract'

import { bounds } from '../../limits.ts'
import type { Consent } from '../../providers/consent/consent.ts'
import type { Sealing } from '../../sealing.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { ConnectionRepository } from './connection-repository.ts'

/** Somebody who is signed in, and the session they are signed in with. */
export type SignedIn = { user: User; session: string }

/** What the service sends a person back with: a code, or why there is none. */
export type ComeBack = { state: string; code: string | null; isDeclined: boolean }

/**
 * How a way to the service ended. 'stranger': the way is over, was used before, or began in another
 * session; nothing is known of it then.
 */
export type SignInEnd =
  | { outcome: 'stranger'; returnTo: null }
  | { outcome: 'connected' | 'declined' | 'failed'; returnTo: string | null }

export type ConnectionService = {
  findStatus(userId: string): Promise<ConnectionStatus>
  /** Answers where the person allows the connection. */
  start(who: SignedIn, returnTo: string | null): Promise<{ url: string }>
  finish(who: SignedIn, answer: ComeBack): Promise<SignInEnd>
  /** What was allowed is forgotten here in any case, and taken back there if the service answers. */
  disconnect(userId: string): Promise<{ isRevoked: boolean }>
}

type Options = {
  consent: Pick<
    Consent<{ kind: string }>,
    'authorizeUrl' | 'exchangeCode' | 'revoke' | 'findAccountName'
  >
  connections: ConnectionRepository
  tokens: Pick<AccessTokens<never>, 'seal' | 'open'>
  sealing: Sealing
  now: () => Date
  warn: (reason: string) => void
}

export function createConnectionService(options: Options): ConnectionService {
  const { consent, connections, tokens, sealing, now, warn } = options

  async function connect(user: User, code: string, codeVerifier: string): Promise<boolean> {
    const granted = await consent.exchangeCode({ code, codeVerifier })
    if (!granted.ok) {
      warn(`no tokens for a code: ${granted.error.kind}`)
      return false
    }
    const name = await consent.findAccountName(granted.value.accessToken)
    await connections.saveConnection({
      userId: user.id,
      accountName: name.ok ? (name.value?.slice(0, 200).toWellFormed() ?? null) : null,
      connectedAt: now(),
      ...tokens.seal(user.id, granted.value),
    })
    return true
  }

  /** Names who set out and when, signed; once, whatever else is known of it. */
  function writeState(user: string): string {
    const nonce = randomBytes(16).toString('base64url')
    const text = Buffer.from(JSON.stringify({ user, at: now().getTime(), nonce })).toString(
      'base64url',
    )
    return `${text}.${sealing.sign(text)}`
  }

  function isOurs(state: string): boolean {
    const [text = '', signature] = state.split('.')
    return signature === sealing.sign(text)
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
      const state = writeState(user.id)
      const codeVerifier = randomBytes(48).toString('base64url')
      await connections.deleteSignInsBefore(now())
      await connections.addSignIn({
        stateHash: hash(state),
        userId: user.id,
        sessionHash: hash(session),
        sealedVerifier: sealing.seal(codeVerifier, user.id),
        returnTo,
        expiresAt: new Date(now().getTime() + bounds.accounts.serviceSignInMs),
      })
      return { url: consent.authorizeUrl({ state, codeChallenge: hash(codeVerifier) }) }
    },

    async finish({ user, session }, { state, code, isDeclined }) {
      const key = { stateHash: hash(state), userId: user.id, sessionHash: hash(session) }
      const signIn = isOurs(state) ? await connections.takeSignIn(key, now()) : null
      if (signIn === null) return { outcome: 'stranger', returnTo: null }
      const { returnTo } = signIn
      const codeVerifier = sealing.open(signIn.sealedVerifier, user.id)
      if (isDeclined) return { outcome: 'declined', returnTo }
      if (code === null || codeVerifier === null) return { outcome: 'failed', returnTo }
      const isConnected = await connect(user, code, codeVerifier)
      return { outcome: isConnected ? 'connected' : 'failed', returnTo }
    },

    async disconnect(userId) {
      const connection = await connections.findConnection(userId)
      if (connection === null) return { isRevoked: true }
      const held = tokens.open(connection)
      await connections.deleteConnection(userId)
      // Nothing of ours is accepted there any more.
      if (held === null) return { isRevoked: true }
      const revoked = await consent.revoke(held)
      if (!revoked.ok) warn(`tokens were not revoked: ${revoked.error.kind}`)
      return { isRevoked: revoked.ok }
    },
  }
}

/** SHA-256 in the letters of addresses; of a verifier it is the challenge that PKCE asks for. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
