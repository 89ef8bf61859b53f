import { readWebAddress } from '@wildpath/contract'
import endings from 'tlds' with { type: 'json' }

/**
 * The ending of an address that IANA's list of top-level domains does not have, most often a slip such as
 * '.con'; null where it has it, and where there is no address.
 */
export function unknownTopLevelDomain(text: string): string | null {
  const ending = readWebAddress(text)?.hostname.split('.').at(-1)
  if (ending === undefined || listed().has(ending)) return null
  return `.${ending}`
}

let ofList: ReadonlySet<string> | undefined

/** The list has the endings in their own scripts; hosts come in ASCII. */
function listed(): ReadonlySet<string> {
  ofList ??= new Set(
    endings.map((ending) => URL.parse(`https://x.${ending}`)?.hostname.slice(2) ?? ending),
  )
  return ofList
}
