import { oklchToHex, type Oklch } from '@wildpath/illustrator/colour'

import { blackOrWhiteOn, leastContrast, textContrast } from './contrast.ts'

/**
 * The tone itself, or the nearest lighter or darker one that reaches the contrast on all grounds.
 * When no tone does, black or white, whichever reads better on the first ground.
 */
export function readable(
  tone: Oklch,
  grounds: readonly string[],
  least: number = textContrast,
): string {
  for (let distance = 0; distance <= 1; distance += 0.02) {
    for (const l of [tone.l - distance, tone.l + distance]) {
      const colour = oklchToHex({ ...tone, l })
      if (leastContrast(colour, grounds) >= least) return colour
    }
  }
  return blackOrWhiteOn(grounds[0] ?? '#ffffff')
}
