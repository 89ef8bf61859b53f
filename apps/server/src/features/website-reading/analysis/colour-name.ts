/** What people call a colour ('dark teal'), as models of pictures understand it. `hex` is '#rrggbb'. */
export function colourName(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16)
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255].map(
    (part) => part / 255,
  ) as [number, number, number]
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const lightness = (most + least) / 2
  const range = most - least
  if (range < 0.08) return lightness > 0.9 ? 'white' : lightness < 0.15 ? 'black' : 'grey'
  const name = nameOfHue(hueOf({ red, green, blue, most, range }))
  if (name === 'orange' && lightness < 0.4) return 'brown'
  if (lightness < 0.27) return `dark ${name}`
  return lightness > 0.75 ? `light ${name}` : name
}

type Parts = { red: number; green: number; blue: number; most: number; range: number }

/** In degrees. */
function hueOf({ red, green, blue, most, range }: Parts): number {
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360
  if (most === green) return 60 * ((blue - red) / range) + 120
  return 60 * ((red - green) / range) + 240
}

/** Each up to its hue, in degrees. */
const hues: readonly (readonly [below: number, name: string])[] = [
  [15, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [160, 'green'],
  [200, 'teal'],
  [255, 'blue'],
  [290, 'purple'],
  [335, 'pink'],
  [361, 'red'],
]

const nameOfHue = (hue: number): string => hues.find(([below]) => hue < below)?.[1] ?? 'red'
