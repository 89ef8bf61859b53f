import { findPhoneNumbersInText } from 'libphonenumber-js'

/** Only numbers that carry their country are sure; others are found in none. */
export function findPhones(text: string): string[] {
  return [
    ...new Set(findPhoneNumbersInText(text).map(({ number }) => number.formatInternational())),
  ]
}

export function findEmails(text: string): string[] {
  const found = text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/giu) ?? []
  return [...new Set(found.map((address) => address.toLowerCase()))]
}
