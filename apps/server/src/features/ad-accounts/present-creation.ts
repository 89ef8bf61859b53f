import type { AdCreation } from '@wildpath/contract'

import type { StoredAdCreation } from './ad-creation-repository.ts'

const dayMs = 86_400_000

/** What is not whole after a day has been given up: its owner has to say what is to become of it. */
export function presentCreation(creation: StoredAdCreation, at: Date): AdCreation {
  const isGivenUp =
    creation.state === 'creating' && at.getTime() - creation.askedAt.getTime() > dayMs
  const { id, name, state, message, askedAt } = creation
  return {
    id,
    name,
    state: state === 'created' ? 'creating' : state,
    message: isGivenUp ? givenUp : message,
    askedAt: askedAt.toISOString(),
  }
}

const givenUp =
  'It could not be finished within a day, and is not tried any more. Cancel it, and what was made is taken back.'
