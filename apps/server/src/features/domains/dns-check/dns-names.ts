import { domainToUnicode } from 'node:url'

import { product } from '@wildpath/contract'

/** As registrars ask for a name: without the registered domain, which is '@' itself. */
export function nameInZone(host: string, zone: string): string {
  if (host === zone) return '@'
  return host.endsWith(`.${zone}`) ? host.slice(0, -zone.length - 1) : host
}

/** As people call it: 'www' of a domain, else the whole name; of other scripts both ways. */
export function spokenName(host: string, zone: string): string {
  return inBothWays(host === zone ? host : nameInZone(host, zone))
}

/** 'bücher.de (xn--bcher-kva.de)': the one people know and the one that registrars may show. */
export function inBothWays(name: string): string {
  if (!name.includes('xn--')) return name
  const read = domainToUnicode(name)
  return read === '' || read === name ? name : `${read} (${name})`
}

const productWord = product.name.toLowerCase()
/** Where the TXT record stands that proves whose a domain is. */
export const ownershipLabel = `_${productWord}`
export const ownershipName = (zone: string) => `${ownershipLabel}.${zone}`
/** Nobody has such a name, unless a wildcard answers for every one. */
export const absentName = (zone: string) => `${productWord}-no-such-name.${zone}`
const prefix = `${productWord}-verification=`
export const ownershipText = (token: string) => prefix + token

/** People paste quotes, capitals and spaces along; none of them makes another text. */
export function plainText(text: string): string {
  return text.replace(/["'“”„‘’`\s\p{Cf}]/gu, '').toLowerCase()
}

/** The token that a text names, if it is one of ours. */
export function tokenOf(text: string): string | null {
  const plain = plainText(text)
  return plain.startsWith(prefix) ? plain.slice(prefix.length) : null
}

/** How many letters have to be changed, added or left out to make the one from the other (Levenshtein). */
export function countTypos(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [line, letter] of Array.from(one).entries()) {
    const next = [line + 1]
    for (const [column, beside] of Array.from(other).entries()) {
      next.push(
        Math.min(
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          (row[column] ?? 0) + (letter === beside ? 0 : 1),
        ),
      )
    }
    row = next
  }
  return row.at(-1) ?? 0
}
