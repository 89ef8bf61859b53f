import type { AdPlatform } from '../ad-platform.ts'

/** An ad or campaign of the account; `address` is null where it leads to nothing of ours to read. */
type ListedAd = { name: string; isRunning: boolean; address: string | null }

type Options = {
  things: AdPlatform['things']
  /** Whether an address leads to the page that the new one is to lead to. */
  isSamePage: (address: string) => boolean
}

/** What runs already with the address of the new one, newest first; null where nothing does. */
export function runsAlreadyText(
  ads: readonly ListedAd[],
  { things, isSamePage }: Options,
): string | null {
  const [first, ...others] = ads.filter(
    ({ isRunning, address }) => isRunning && address !== null && isSamePage(address),
  )
  if (first === undefined) return null
  const thing = things === 'ads' ? 'An ad' : 'A campaign'
  const more = others.length === 0 ? '' : `, and ${others.length} more`
  return `${thing} with this address runs already: ${first.name}${more}. This one would run beside ${more === '' ? 'it' : 'them'}.`
}
