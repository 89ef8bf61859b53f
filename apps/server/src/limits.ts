const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How often something may be asked for: `limit` times within `windowMs`, counted from the first time.
 * What guards a password, money, mail or an address is kept in the database, survives restarts and counts
 * over all processes. What guards only this process's time is kept in its memory.
 */
export type RateLimit = {
  limit: number
  windowMs: number
  keptIn: 'database' | 'memory'
  /** Whether a success makes all attempts undone, which every process has to learn of at once. */
  isResettable?: true
  /** Whether different things are counted instead of attempts. */
  isDistinct?: true
  /** Whether amounts are added up instead, such as bytes. */
  isAmount?: true
}

/** Every rate limit of the product. */
export const rateLimits = {
  // Passwords, wherever one is asked for. Hashing one costs a tenth of a second of a core.
  passwordsOfNetwork: { limit: 60, windowMs: 15 * minute, keptIn: 'database' },
  passwordsOfNetworkAtAccount: {
    limit: 10,
    windowMs: 15 * minute,
    keptIn: 'database',
    isResettable: true,
  },
  passwordsAtAccount: { limit: 100, windowMs: 15 * minute, keptIn: 'database', isResettable: true },
  signUpsOfNetwork: { limit: 60, windowMs: hour, keptIn: 'database' },
  resetsOfNetwork: { limit: 10, windowMs: 15 * minute, keptIn: 'database' },
  // Emails that people ask for.
  resetEmailsToAddress: { limit: 5, windowMs: hour, keptIn: 'database' },
  verificationEmailsOfUser: { limit: 5, windowMs: hour, keptIn: 'database' },
  testEmailsOfUser: { limit: 10, windowMs: hour, keptIn: 'database' },
  // Calls of the payment provider.
  checkoutsOfUser: { limit: 20, windowMs: hour, keptIn: 'database' },
  portalsOfUser: { limit: 30, windowMs: hour, keptIn: 'database' },
  planChangesOfUser: { limit: 60, windowMs: hour, keptIn: 'database' },
  renewalChangesOfUser: { limit: 30, windowMs: hour, keptIn: 'database' },
  sandboxPortalChangesOfCustomer: { limit: 60, windowMs: hour, keptIn: 'database' },
  // Texts by a model that the operator pays for; whatever a person lets write counts together.
  writingOfUser: { limit: 60, windowMs: hour, keptIn: 'database' },
  addressChangesOfUser: { limit: 30, windowMs: hour, keptIn: 'database' },
  // The time of this process, and its disk: what is deleted is kept for a while.
  creationsOfUser: { limit: 60, windowMs: hour, keptIn: 'memory' },
  designToolCallsOfUser: { limit: 60, windowMs: minute, keptIn: 'memory' },
  pageSavesOfUser: { limit: 120, windowMs: minute, keptIn: 'memory' },
  uploadsOfUser: { limit: 60, windowMs: hour, keptIn: 'memory' },
  pageExportsOfUser: { limit: 60, windowMs: hour, keptIn: 'memory' },
  accountExportsOfUser: { limit: 6, windowMs: hour, keptIn: 'memory' },
  refusedFormsOfNetwork: { limit: 30, windowMs: minute, keptIn: 'memory' },
  /** Leads of a network: beyond this they are refused, so that a flood cannot fill the disk. */
  leadsOfNetwork: { limit: 120, windowMs: minute, keptIn: 'memory' },
  /** The bytes of their answers. A form of many long texts weighs as much as hundreds of ordinary ones. */
  leadBytesOfNetwork: { limit: 300_000, windowMs: minute, keptIn: 'memory', isAmount: true },
  leadBytesOfNetworkADay: { limit: 5_000_000, windowMs: day, keptIn: 'memory', isAmount: true },
  /** Views of a network: beyond this they are shown, but not counted. */
  viewsOfNetwork: { limit: 120, windowMs: minute, keptIn: 'memory' },
  /** Browsers of a network on one funnel's page within a day: beyond this they count as nobody new. */
  agentsOfNetworkOnFunnel: { limit: 20, windowMs: day, keptIn: 'memory', isDistinct: true },
  /** Different leads of a network for one funnel: beyond this they are quarantined. */
  leadsOfNetworkForFunnel: { limit: 5, windowMs: minute, keptIn: 'memory', isDistinct: true },
} as const satisfies Record<string, RateLimit>
