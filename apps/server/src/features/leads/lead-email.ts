import { isEmailAddress, type Lead, toAddressKey } from '@wildpath/contract'

/** Returns the first answer that is an email address, normalized by `toAddressKey`. */
export function leadEmail(values: Lead['values']): string | null {
  const found = values.find(({ value }) => isEmailAddress(value))
  return found === undefined ? null : toAddressKey(found.value)
}
