import type { ConfigurationVariable } from '@wildpath/contract'

/** How a variable is shown: whole, its first and last letters, or as an address without who logs in there. */
export type Disclosure = 'plain' | 'secret' | 'address'

/**
 * Every variable as admins may see it, null where it is not set. Spec 3, section 2.12: of what is sensitive only the
 * first and last three characters.
 */
export function maskVariables(
  disclosures: Readonly<Record<string, Disclosure>>,
  given: Readonly<Record<string, string | undefined>>,
): ConfigurationVariable[] {
  return Object.entries(disclosures).map(([name, disclosure]) => {
    const value = given[name]?.trim() ?? ''
    return { name, value: value === '' ? null : masks[disclosure](value) }
  })
}

const masks: Record<Disclosure, (value: string) => string> = {
  plain: (value) => value,
  secret: maskSecret,
  address: maskAddress,
}

/** Of fewer than eight characters nothing: the six would be nearly all. */
function maskSecret(value: string): string {
  return value.length < 8 ? '...' : `${value.slice(0, 3)}...${value.slice(-3)}`
}

/** Who logs in, and what the query says, may be secret; where it leads is not. */
function maskAddress(value: string): string {
  const url = URL.parse(value)
  if (url === null) return maskSecret(value)
  const login = url.username === '' && url.password === '' ? '' : '...@'
  const query = url.search === '' ? '' : '?...'
  return `${url.protocol}//${login}${url.host}${url.pathname}${query}`
}
