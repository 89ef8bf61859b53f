import type { Logger } from 'pino'

import type { Database } from '../../db/client.ts'
import type { Consent, ConsentFailure } from '../../providers/consent/consent.ts'
import { type AccessTokens, type AccessTokensOptions, createAccessTokens } from './access-tokens.ts'
import { createConnectionRepository } from './connection-repository.ts'
import { type ConnectionService, createConnectionService } from './connection-service.ts'

type Options<F extends { kind: string }> = Omit<
  AccessTokensOptions<F>,
  'connections' | 'consent'
> & {
  consent: Consent<F | ConsentFailure>
  /** Whether people connect with demo accounts of this installation. */
  isDemo?: boolean
  database: Database
  log: Logger
}

/** People's accounts at one outside service: how they connect, and the tokens to call it with. */
export function createConnections<F extends { kind: string }>(
  options: Options<F>,
): { connections: ConnectionService; tokens: AccessTokens<F> } {
  const { database, service, isDemo = false, log } = options
  const connections = createConnectionRepository(database, service, { isDemo })
  const tokens = createAccessTokens({ ...options, connections })
  const warn = (reason: string) => log.warn({ reason }, service)
  return { connections: createConnectionService({ ...options, connections, tokens, warn }), tokens }
}
