import { type Capability, isThere, type Reach } from '@wildpath/contract'

/** What is told about the road ahead, the largest steps first. */
const steps: readonly { capability: Capability; name: string }[] = [
  { capability: 'experiments', name: 'A/B tests' },
]

/** A sentence about what is not there yet; null once all of it is. */
export function comesNextText(site: Reach): string | null {
  const names = steps.filter(({ capability }) => !isThere(capability, site)).map(({ name }) => name)
  if (names.length === 0) return null
  const list = new Intl.ListFormat('en').format(names)
  return `What comes next: ${list}. The price list marks each thing as planned until it is there.`
}
