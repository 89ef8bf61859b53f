/** Perceptual colour: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

type Triple = [number, number, number]

/** `hex` is '#rrggbb'. Source: https://bottosson.github.io/posts/oklab/ */
export function hexToOklch(hex: string): Oklch {
  const [red, green, blue] = hexToLinear(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

/** The nearest '#rrggbb': chroma is given up, lightness and hue are kept. */
export function oklchToHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l))
  let low = 0
  let high = c
  if (isInGamut(toLinear({ l: lightness, c, h }))) low = c
  else {
    for (let step = 0; step < 12; step += 1) {
      const middle = (low + high) / 2
      if (isInGamut(toLinear({ l: lightness, c: middle, h }))) low = middle
      else high = middle
    }
  }
  return linearToHex(toLinear({ l: lightness, c: low, h }))
}

/** A colour between two, `share` of the way from the first to the second, mixed as light. */
export function mixHex(from: string, to: string, share: number): string {
  const [one, other] = [hexToLinear(from), hexToLinear(to)]
  const between = (at: 0 | 1 | 2) =>
    (Math.cbrt(one[at]) * (1 - share) + Math.cbrt(other[at]) * share) ** 3
  return linearToHex([between(0), between(1), between(2)])
}

/** Linear red, green and blue of '#rrggbb', each 0 to 1. */
export function hexToLinear(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function linearToHex(linear: Triple): string {
  const channels = linear.map((value) => {
    const clamped = Math.min(1, Math.max(0, value))
    const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

function toLinear({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function isInGamut(linear: Triple): boolean {
  return linear.every((value) => value >= -0.0005 && value <= 1.0005)
}
