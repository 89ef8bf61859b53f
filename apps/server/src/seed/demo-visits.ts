import { type Device, directSource } from '@wildpath/contract'

export type DemoVisit = { source: string; device: Device }

/** How often each comes, in parts of a whole. */
const sources = [
  { name: directSource, share: 0.3 },
  { name: 'google.com', share: 0.25 },
  { name: 'instagram', share: 0.25 },
  { name: 'facebook.com', share: 0.1 },
  { name: 'newsletter', share: 0.06 },
  { name: 'flyer', share: 0.04 },
]
const devices: { name: Device; share: number }[] = [
  { name: 'phone', share: 0.62 },
  { name: 'desktop', share: 0.3 },
  { name: 'tablet', share: 0.08 },
]

export function demoVisits(count: number, random: () => number): DemoVisit[] {
  return Array.from({ length: count }, () => ({
    source: draw(sources, random()) ?? directSource,
    device: draw(devices, random()) ?? 'phone',
  }))
}

/** The one in whose share `point`, from 0 to 1, falls. */
function draw<Name>(
  options: readonly { name: Name; share: number }[],
  point: number,
): Name | undefined {
  let end = 0
  return options.find(({ share }) => (end += share) > point)?.name
}
