import { cleanLine, cleanText } from '@wildpath/contract'
import { z } from 'zod'

/** Characters of a name, of a text and of an address: longer ones are nothing that somebody reads or opens. */
const longest = { name: 300, text: 3_000, address: 4_000 }
/** How an end is at least kept of a name that is shortened: it holds the key of what was made here. */
const endLength = 100

/**
 * What platforms call things, as it is kept and shown here: on one line, without control characters, and shortened in
 * its middle. '' where there is none.
 */
export const platformName = z
  .string()
  .default('')
  .transform((name) => shortened(cleanLine(name)))

/** A text of an ad. */
export const platformText = z
  .string()
  .transform((text) => cleanText(text).slice(0, longest.text).toWellFormed())

/** Where an ad leads; '' for what is too long to lead anywhere. */
export const platformAddress = z.string().transform((address) => {
  const cleaned = cleanLine(address)
  return cleaned.length > longest.address ? '' : cleaned
})

/** A sentence of a platform for a person; null for an empty one. */
export function platformSentence(said: string | undefined): string | null {
  return shortened(cleanLine(said ?? '')) || null
}

/** The code of a currency as ISO 4217 writes it. Which codes there are changes; others are none that money is written in. */
export const platformCurrency = z.string().regex(/^[A-Z]{3}$/)

function shortened(name: string): string {
  if (name.length <= longest.name) return name
  const start = name.slice(0, longest.name - endLength - 1)
  return `${start}…${name.slice(-endLength)}`.toWellFormed()
}
