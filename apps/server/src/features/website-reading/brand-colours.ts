import { load } from 'cheerio/slim'
import sharp from 'sharp'

/** Pixels of a logo before it is made small; whoever publishes more wants to cost time. */
const mostPixels = 25_000_000
const side = 64
/** Of a drawing; its first colours are enough. */
const drawingBytes = 200_000
/** How far two colours are apart at least, of 0 to 441. */
const apart = 70

type Colour = { red: number; green: number; blue: number; weight: number }

/**
 * The two colours that a brand shows: what the site says itself, then the strongest of its logo. Greys, white and
 * black are everybody's; each colour as '#rrggbb'.
 */
export async function findBrandColours({
  themeColour,
  logo,
}: {
  themeColour: string | null
  logo: Uint8Array | null
}): Promise<string[]> {
  const said = themeColour === null ? [] : [parse(themeColour)]
  const shown = logo === null ? [] : await coloursOf(logo)
  const chosen: Colour[] = []
  for (const colour of [...said, ...shown].filter(isColourful)) {
    if (chosen.length < 2 && chosen.every((other) => distance(colour, other) >= apart)) {
      chosen.push(colour)
    }
  }
  return chosen.map(format)
}

/** Strongest first; none of a picture that cannot be read. */
async function coloursOf(bytes: Uint8Array): Promise<Colour[]> {
  const start = Buffer.from(bytes.subarray(0, 1000)).toString('utf8')
  // A drawing names its colours, so that nothing has to draw it.
  if (/<svg|<\?xml/i.test(start))
    return ofDrawing(Buffer.from(bytes.subarray(0, drawingBytes)).toString('utf8'))
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

function ofDrawing(text: string): Colour[] {
  const $ = load(text, { xml: true })
  const said = $('[fill], [stroke], [style], [stop-color], style')
    .toArray()
    .slice(0, 2_000)
    .flatMap((element) => {
      const at = (name: string) => $(element).attr(name) ?? ''
      return (
        `${at('fill')} ${at('stroke')} ${at('stop-color')} ${at('style')} ${element.name === 'style' ? $(element).text() : ''}`.match(
          /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi,
        ) ?? []
      )
    })
  return strongest(said.map((hex) => parse(inSixDigits(hex))))
}

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
      const mean = (part: 'red' | 'green' | 'blue') =>
        Math.round(group.reduce((sum, colour) => sum + colour[part], 0) / group.length)
      return { red: mean('red'), green: mean('green'), blue: mean('blue'), weight: group.length }
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

const inSixDigits = (hex: string): string =>
  hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex

function parse(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255, weight: 1 }
}

const format = ({ red, green, blue }: Colour): string =>
  `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
