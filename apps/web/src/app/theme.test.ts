import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')

function ruleOf(selector: string): string {
  return css.slice(css.indexOf(`${selector} {`)).split('}', 1)[0] ?? ''
}

/** The hex tokens of the rule with this selector. */
function tokensOf(selector: string): Record<string, string> {
  const tokens = [...ruleOf(selector).matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)]
  return Object.fromEntries(tokens.map((token) => [token[1] ?? '', token[2] ?? '']))
}

/** WCAG 2.2: relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const lights = [luminance(one), luminance(other)]
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}

/** `share` of one colour laid over another. */
function mix(over: string, under: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const at = (hex: string) => Number.parseInt(hex.slice(start, start + 2), 16)
    const mixed = Math.round(share * at(over) + (1 - share) * at(under))
    return mixed.toString(16).padStart(2, '0')
  })
  return `#${channels.join('')}`
}

const grounds = [
  'ground',
  'surface',
  'raised',
  'field',
  'fern-wash',
  'lantern-wash',
  'clay-wash',
  'lake-wash',
]
const onGrounds = ['ink', 'quiet', 'fern', 'lantern', 'clay', 'lake'].flatMap((text) =>
  grounds.map((ground) => [text, ground] as const),
)
const onFills = [
  ['on-fern', 'fern'],
  ['on-fern', 'fern-deep'],
  ['on-lantern', 'lantern'],
  ['on-lantern', 'lantern-deep'],
  ['on-clay', 'clay'],
  ['ink', 'sky-high'],
  ['ink', 'sky-low'],
  ['quiet', 'sky-low'],
  ['lantern', 'sky-high'],
  ['quiet', 'muted'],
] as const

/** What of the sky is behind text: each thing at its brightest, under the veil of the clearing. */
const skyThings = {
  night: ['star', 'firefly', 'foliage', 'foliage-ink'],
  day: [
    'foliage',
    'foliage-ink',
    'butterfly-amber',
    'butterfly-fern',
    'butterfly-sky',
    'butterfly-ink',
  ],
}

describe.each([
  ['night', "[data-theme='dark']"],
  ['day', "[data-theme='light']"],
] as const)('the sky by %s', (time, selector) => {
  const tokens = tokensOf(selector)
  const colour = (name: string) => tokens[name] ?? 'missing'
  const veil = Number(/--sky-veil: (\d+)%/.exec(ruleOf(selector))?.[1]) / 100

  // Clay only stands on surfaces.
  const pairs = ['ink', 'quiet', 'fern', 'lantern'].flatMap((text) =>
    skyThings[time].map((thing) => [text, thing] as const),
  )

  it.each(pairs)('lets %s be read before its %s', (text, thing) => {
    const seen = mix(colour('ground'), colour(thing), veil)
    expect(contrast(colour(text), seen)).toBeGreaterThanOrEqual(4.5)
  })
})

describe.each([
  ['night', tokensOf("[data-theme='dark']")],
  ['day', tokensOf("[data-theme='light']")],
])('the colours by %s', (_theme, tokens) => {
  const colour = (name: string) => tokens[name] ?? 'missing'

  it.each([...onGrounds, ...onFills])('keep %s readable on %s', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['ground', 'surface', 'raised', 'field', 'fern-wash', 'lantern-wash'])(
    'keep the edge of a control visible on %s',
    (ground) => {
      expect(contrast(colour('edge'), colour(ground))).toBeGreaterThanOrEqual(3)
    },
  )
})
