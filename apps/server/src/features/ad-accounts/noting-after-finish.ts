import type { Logger } from 'pino'

import type { Result } from '../../result.ts'
import type { AdCreationRepository } from './ad-creation-repository.ts'
import type { AdCreationService } from './ad-creation-service.ts'

type Options = {
  creation: AdCreationService
  creations: Pick<AdCreationRepository, 'find'>
  /** Reads the list of an account, and notes what runs there. */
  readList(userId: string, accountId: string): Promise<Result<unknown>>
  log: Logger
}

/** The same, but that what the job finished is noted as running: it may be long before anybody looks at the list. */
export function notingAfterFinish(options: Options): AdCreationService {
  const { creation, creations, readList, log } = options
  return {
    ...creation,
    async finish(id) {
      const outcome = await creation.finish(id)
      const finished = await creations.find(id)
      if (finished?.state !== 'created') return outcome
      const list = await readList(finished.userId, finished.accountId)
      if (!list.ok) {
        log.warn({ code: list.error.code, creation: id }, 'what runs beside a new ad is not noted')
      }
      return outcome
    },
  }
}
