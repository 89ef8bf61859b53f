import { ApiFailure } from '../../entities/api/api-failure.ts'

/** What keeps somebody from spending says why; else the platform's own sentence of the action is enough. */
export function changeFailureText(failure: Error, text: string): string {
  const isOwn =
    failure instanceof ApiFailure &&
    (failure.code === 'ad-cap-reached' || failure.code === 'ad-change-under-way')
  return isOwn ? failure.message : text
}
