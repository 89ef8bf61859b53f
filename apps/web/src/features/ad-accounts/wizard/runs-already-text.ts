import type { AdPlatform } from '../ad-platform.ts'

/** An ad or campaign of the account; `address` is null where it leads to nothing of ours to read. */
type ListedAd = { name: string; isRunning: boolean; address: string | null }

type Options = {
  things: AdPlatform['things']
  /** Whether an address leads to the page that the new one is to lead to. */
  isSamePage: (address: string) => boolean
}

/** What leads to the page of the new one already, newest first; null where nothing does. */
export function runsAlreadyText(
  ads: readonly ListedAd[],
  { things, isSamePage }: Options,
): string | null {
  const same = ads.filter(
    ({ isRunning, address }) => isRunning && address !== null && isSamePage(address),
  )
  const [first] = same
  if (first === undefined) return null
  if (same.length > 1) {
    return `${same.length} ${things} that lead to this page run already, such as '${first.name}'. This one would run beside them.`
  }
  const thing = things === 'ads' ? 'An ad' : 'A campaign'
  return `${thing} that leads to this page runs already: '${first.name}'. This one would run beside it.`
}
