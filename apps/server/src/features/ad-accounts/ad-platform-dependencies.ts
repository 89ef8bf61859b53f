import type { Logger } from 'pino'

import type { Database } from '../../db/client.ts'
import type { Leases } from '../../db/leases.ts'
import type { Sealing } from '../../sealing.ts'
import type { AdCreationRepository } from './ad-creation-repository.ts'
import type { AdSpendingRepository } from './ad-spending-repository.ts'

/** What every ad platform needs of the product. */
export type AdPlatformDependencies = {
  database: Database
  creations: AdCreationRepository
  spending: AdSpendingRepository
  leases: Leases
  now: () => Date
  log: Logger
}

/** A platform's port, with what people's tokens are sealed with. */
export type ConfiguredAds<Port> = { port: Port; sealing: Sealing }
