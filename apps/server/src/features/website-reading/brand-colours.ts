import sharp from 'sharp'

import type { NamedColours } from './reading/drawing-colours.ts'

/** Pixels of a logo before it is made small; whoever publishes more wants to cost time. */
const mostPixels = 25_000_000
const side = 64
/** Of a drawing that are looked at; what is not in them is not in its strongest colours. */
const drawingBytes = 200_000
/** How far two colours are apart at least, of 0 to 441. */
const apart = 70

type ReadDrawing = (text: string) => Promise<NamedColours>
type Colour = { red: number; green: number; blue: number; weight: number }

/**
 * The two colours that a brand shows: what the site says itself, then the strongest of its logo. Greys, white and
 * black are everybody's; each colour as '#rrggbb'.
 */
export async function findBrandColours({
  themeColour,
  logo,
  readDrawing,
}: {
  themeColour: string | null
  logo: Uint8Array | null
  /** The colours that the text of a drawing names. */
  readDrawing: ReadDrawing
}): Promise<string[]> {
  const said = themeColour === null ? [] : [parse(themeColour)]
  const shown = logo === null ? [] : await coloursOf(logo, readDrawing)
  const chosen: Colour[] = []
  for (const colour of [...said, ...shown].filter(isColourful)) {
    if (chosen.length < 2 && chosen.every((other) => distance(colour, other) >= apart)) {
      chosen.push(colour)
    }
  }
  return chosen.map(format)
}

/** Strongest first; none of a picture that cannot be read. */
async function coloursOf(bytes: Uint8Array, readDrawing: ReadDrawing): Promise<Colour[]> {
  // A drawing names its colours, so that nothing has to draw it.
  if (isDrawing(bytes)) return ofDrawing(await readDrawing(textOf(bytes, drawingBytes)))
  try {
    const { data } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: 5 })
      .resize(side, side, { fit: 'inside', kernel: 'nearest' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return ofPixels(data)
  } catch {
    return []
  }
}

const isDrawing = (bytes: Uint8Array): boolean => /<svg|<\?xml/i.test(textOf(bytes, 1000))

const textOf = (bytes: Uint8Array, length: number): string =>
  Buffer.from(bytes.subarray(0, length)).toString('utf8')

const ofDrawing = (named: NamedColours): Colour[] =>
  strongest(named.map(({ hex, count }) => ({ ...parse(hex), weight: count })))

function ofPixels(data: Buffer): Colour[] {
  const pixels: Colour[] = []
  for (let index = 0; index + 3 < data.length; index += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(index, index + 4)
    if (alpha > 127) pixels.push({ red, green, blue, weight: 1 })
  }
  return strongest(pixels)
}

/** Alike colours together, by how much of the picture they are. */
function strongest(all: readonly Colour[]): Colour[] {
  const groups = Map.groupBy(
    all.filter(isColourful),
    ({ red, green, blue }) => `${red >> 5} ${green >> 5} ${blue >> 5}`,
  )
  return [...groups.values()]
    .map((group) => {
      const weight = group.reduce((sum, colour) => sum + colour.weight, 0)
      const mean = (part: 'red' | 'green' | 'blue') =>
        Math.round(group.reduce((sum, colour) => sum + colour[part] * colour.weight, 0) / weight)
      return { red: mean('red'), green: mean('green'), blue: mean('blue'), weight }
    })
    .toSorted((a, b) => b.weight - a.weight)
}

/** Neither grey nor nearly white or black. */
function isColourful({ red, green, blue }: Colour): boolean {
  const [lightest, darkest] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  return lightest - darkest >= 40 && lightest >= 50 && darkest <= 225
}

const distance = (a: Colour, b: Colour): number =>
  Math.hypot(a.red - b.red, a.green - b.green, a.blue - b.blue)

function parse(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255, weight: 1 }
}

const format = ({ red, green, blue }: Colour): string =>
  `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
