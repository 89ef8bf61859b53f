import type { AdCreation } from '@wildpath/contract'

import type { StoredAdCreation } from './ad-creation-repository.ts'

export function presentCreation(creation: StoredAdCreation): AdCreation {
  const { id, name, state, message, askedAt } = creation
  return {
    id,
    name,
    state: state === 'created' ? 'creating' : state,
    message,
    askedAt: askedAt.toISOString(),
  }
}
