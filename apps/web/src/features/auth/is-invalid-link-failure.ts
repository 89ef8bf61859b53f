import { ApiFailure } from '../../entities/api/api-failure.ts'

export function isInvalidLinkFailure(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'reset-link-invalid'
}
