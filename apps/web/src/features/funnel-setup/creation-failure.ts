import { errorTable } from '@wildpath/contract'

import { ApiFailure } from '../../entities/api/api-failure.ts'
import { failureMessage } from '../../lib/request-failure.ts'

/** What to do about a creation that did not succeed. The form is kept in every case. */
export type CreationFailure =
  | { kind: 'login'; text: string }
  | { kind: 'limit' }
  | { kind: 'fields'; text: string; fields: Record<string, string> }
  | { kind: 'other'; text: string }

const fieldPrefix = 'business_info.'

/** Spec 2, sections 5 and 8. `fields` has the form's own names. */
export function creationFailureOf(failure: unknown): CreationFailure {
  const code = failure instanceof ApiFailure ? failure.code : undefined
  if (code === 'not-signed-in' || code === 'login-to-create') {
    return { kind: 'login', text: errorTable['login-to-create'].message }
  }
  if (code === 'funnel-limit') return { kind: 'limit' }

  const text = failureMessage(failure, 'Failed to create funnel')
  const fields = failure instanceof ApiFailure ? ownFields(failure.fields) : {}
  return Object.keys(fields).length > 0 ? { kind: 'fields', text, fields } : { kind: 'other', text }
}

function ownFields(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([path]) => path.startsWith(fieldPrefix))
      .map(([path, message]) => [path.slice(fieldPrefix.length), message]),
  )
}
