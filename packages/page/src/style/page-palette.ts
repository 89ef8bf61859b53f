import {
  blackOrWhiteOn,
  contrastRatio,
  edgeContrast,
  leastContrast,
  textContrast,
} from './contrast.ts'
import { hexToOklch, oklchToHex, type Oklch } from './oklch.ts'

/** Every colour of a page, '#rrggbb', derived from the owner's two. */
export type PagePalette = ReturnType<typeof pagePalette>

/** Text pairs of the result reach 4.5:1 and control edges 3:1, whatever the two colours are. */
export function pagePalette(brand: { primary: string; secondary: string }) {
  const { primary, secondary } = brand
  const grounds = groundColours(primary)
  const papers = [grounds.paper, grounds.card, grounds.shade]
  const hue = hueColour(primary, secondary)
  const sky = skyColours(hue, hexToOklch(primary), hexToOklch(secondary))
  const deep = deepColours(hue)
  return {
    ...grounds,
    ink: readable({ l: 0.25, c: Math.min(hue.c, 0.045), h: hue.h }, papers),
    quiet: readable({ l: 0.44, c: Math.min(hue.c, 0.035), h: hue.h }, papers),
    accent: readable({ l: Math.min(hue.l, 0.52), c: hue.c, h: hue.h }, papers),
    edge: readable({ l: 0.58, c: 0.02, h: hue.h }, papers, edgeContrast),
    danger: '#a8201a',
    ...sky,
    ...deep,
    button: primary,
    buttonText: blackOrWhiteOn(primary),
    buttonEdge:
      contrastRatio(primary, grounds.card) >= edgeContrast
        ? primary
        : readable({ l: 0.5, c: hue.c, h: hue.h }, [grounds.card]),
    ...heroButton([secondary, primary], [sky.skyTop, sky.skyLow]),
  }
}

/** Warm paper with a breath of the brand's hue. */
function groundColours(primary: string) {
  const { h, c } = hexToOklch(primary)
  const hue = c < 0.03 ? 85 : h
  return {
    paper: oklchToHex({ l: 0.975, c: 0.01, h: (hue + 85 * 3) / 4 }),
    card: '#fffefb',
    shade: oklchToHex({ l: 0.945, c: 0.016, h: (hue + 85 * 3) / 4 }),
  }
}

/** The brand's hue; a colourless primary borrows the secondary's, two colourless ones a pine. */
function hueColour(primary: string, secondary: string): Oklch {
  const colours = [hexToOklch(primary), hexToOklch(secondary)]
  return colours.find(({ c }) => c >= 0.03) ?? { l: 0.45, c: 0.05, h: 160 }
}

function skyColours(hue: Oklch, primary: Oklch, secondary: Oklch) {
  const isDawn = primary.l > 0.82
  const glowHue = secondary.c >= 0.03 ? secondary.h : 70
  const skyTop = isDawn
    ? { l: 0.96, c: 0.025, h: hue.h }
    : { l: 0.26, c: Math.min(hue.c, 0.12), h: hue.h }
  const skyLow = isDawn
    ? { l: 0.92, c: 0.05, h: hue.h }
    : { l: 0.42, c: Math.min(hue.c, 0.14), h: hue.h }
  const grounds = [oklchToHex(skyTop), oklchToHex(skyLow)]
  const textTone = isDawn ? { l: 0.24, c: 0.04, h: hue.h } : { l: 0.985, c: 0.01, h: hue.h }
  return {
    skyTop: grounds[0] as string,
    skyLow: grounds[1] as string,
    glow: oklchToHex({ l: isDawn ? 0.9 : 0.82, c: 0.09, h: glowHue }),
    skyText: readable(textTone, grounds),
    ridgeFar: oklchToHex({ l: isDawn ? 0.8 : 0.55, c: Math.min(hue.c, 0.09), h: hue.h }),
    ridgeMiddle: oklchToHex({ l: isDawn ? 0.62 : 0.4, c: Math.min(hue.c, 0.1), h: hue.h }),
    ridgeNear: oklchToHex({ l: isDawn ? 0.42 : 0.24, c: Math.min(hue.c, 0.07), h: hue.h }),
  }
}

function deepColours(hue: Oklch) {
  const deep = oklchToHex({ l: 0.27, c: Math.min(hue.c, 0.075), h: hue.h })
  const deepLine = oklchToHex({ l: 0.36, c: Math.min(hue.c, 0.075), h: hue.h })
  return {
    deep,
    deepLine,
    deepText: readable({ l: 0.98, c: 0.01, h: hue.h }, [deep, deepLine]),
    deepQuiet: readable({ l: 0.86, c: 0.03, h: hue.h }, [deep, deepLine]),
  }
}

/** The first brand colour that stands out from the sky, else plain black or white. */
function heroButton(candidates: readonly string[], sky: readonly string[]) {
  const heroButton =
    candidates.find((colour) => leastContrast(colour, sky) >= edgeContrast) ??
    blackOrWhiteOn(sky[0] as string)
  return { heroButton, heroButtonText: blackOrWhiteOn(heroButton) }
}

/** The tone itself, or the nearest lighter or darker one that reaches the contrast on all grounds. */
function readable(tone: Oklch, grounds: readonly string[], least = textContrast): string {
  for (let distance = 0; distance <= 1; distance += 0.02) {
    for (const l of [tone.l - distance, tone.l + distance]) {
      const colour = oklchToHex({ ...tone, l })
      if (leastContrast(colour, grounds) >= least) return colour
    }
  }
  return blackOrWhiteOn(grounds[0] as string)
}
