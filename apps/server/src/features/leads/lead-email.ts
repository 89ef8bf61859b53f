import { isEmailAddress, type Lead, toAddressKey } from '@wildpath/contract'

/** Where a lead can be written to: the first answer that is an email address, as it is compared. */
export function leadEmail(values: Lead['values']): string | null {
  const found = values.find(({ value }) => isEmailAddress(value))
  return found === undefined ? null : toAddressKey(found.value)
}
