import { ApiFailure } from './api-failure.ts'

/** Whether a change of a funnel was refused because of the plan; the upgrade dialog then says so. */
export function isPlanRefusal(failure: unknown): failure is ApiFailure {
  return (
    failure instanceof ApiFailure &&
    (failure.code === 'funnel-read-only' || failure.code === 'publish-limit')
  )
}
