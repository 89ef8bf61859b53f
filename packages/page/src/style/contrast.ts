import { hexToLinear } from '@wildpath/illustrator/colour'

/** WCAG 2.2, 1.4.3: the least for running text. */
export const textContrast = 4.5
/** WCAG 2.2, 1.4.11: the least for the edge of a control. */
export const edgeContrast = 3

/** WCAG contrast ratio of two '#rrggbb' colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The lowest contrast of a colour with any of the grounds. */
export function leastContrast(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrastRatio(colour, ground)))
}

/** White or black, whichever reads better: one of them always reaches 4.5 on a single ground. */
export function blackOrWhiteOn(ground: string): '#ffffff' | '#000000' {
  return contrastRatio('#ffffff', ground) >= contrastRatio('#000000', ground)
    ? '#ffffff'
    : '#000000'
}

function luminance(hex: string): number {
  const [red, green, blue] = hexToLinear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
