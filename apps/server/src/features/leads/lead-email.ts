import { isEmailAddress, type Lead } from '@wildpath/contract'

/** Where a lead can be written to: the first answer that is an email address, in lower case. */
export function leadEmail(values: Lead['values']): string | null {
  return values.find(({ value }) => isEmailAddress(value))?.value.toLowerCase() ?? null
}
