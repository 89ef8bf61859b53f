import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { chooseScenes } from './choose-scenes.ts'
import { drawScene, sceneSvg } from './draw-scene.ts'
import { faultsOfXml } from './testing/faults-of-xml.ts'
import {
  type Scene,
  sceneKinds,
  sceneSchema,
  sceneClimates,
  sceneSeasons,
  sceneSubjects,
  sceneTimes,
  sceneWeathers,
} from './scene-schema.ts'

const sizes = [
  { width: 1200, height: 628 },
  { width: 1080, height: 1080 },
  { width: 1600, height: 900 },
  { width: 1440, height: 640 },
  { width: 390, height: 620 },
  { width: 480, height: 320 },
]
const colours = { primary: '#15803d', secondary: '#f59e0b' }
const scene = fc.record({
  kind: fc.constantFrom(...sceneKinds),
  time: fc.constantFrom(...sceneTimes),
  weather: fc.constantFrom(...sceneWeathers),
  season: fc.constantFrom(...sceneSeasons),
  climate: fc.constantFrom(...sceneClimates),
  subject: fc.constantFrom(...sceneSubjects),
  seed: fc.integer({ min: 0, max: 0xffffffff }),
})
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const order = fc
  .record({
    scene,
    colours: fc.record({ primary: colour, secondary: colour }),
    size: fc.constantFrom(...sizes),
  })
  .map(({ size, ...rest }) => ({ ...rest, ...size }))

const drawn = (scene: Partial<Scene>, size = { width: 1440, height: 640 }) =>
  drawScene({ scene: sceneSchema.parse({ kind: 'river', seed: 1, ...scene }), colours, ...size })

describe('drawScene', () => {
  it('draws the same picture for the same seed and another for another', () => {
    expect(drawn({ seed: 1 })).toEqual(drawn({ seed: 1 }))
    for (const kind of sceneKinds) {
      expect(drawn({ kind, seed: 2 }).markup).not.toBe(drawn({ kind, seed: 1 }).markup)
    }
  })

  it('draws every hour, weather and season in other colours', () => {
    const pictures = (scenes: Partial<Scene>[]) =>
      new Set(scenes.map((scene) => drawn(scene).markup.replaceAll(/s[a-z0-9]+(?=["')])/g, '')))
    expect(pictures(sceneTimes.map((time) => ({ time }))).size).toBe(sceneTimes.length)
    expect(pictures(sceneWeathers.map((weather) => ({ weather }))).size).toBe(sceneWeathers.length)
    expect(pictures(sceneSeasons.map((season) => ({ season }))).size).toBe(sceneSeasons.length)
  })

  it('draws palms on a coast of the tropics only', () => {
    const coast = (climate: Scene['climate']) => drawn({ kind: 'coast', climate }).markup
    expect(coast('tropical')).not.toBe(coast('temperate'))
    const climateOf = (words: string) =>
      chooseScenes({ words, sets: [], tone: 'fun', seed: 1, count: 1 })[0]?.climate
    expect(climateOf('Sea kayaking on the Isle of Skye')).toBe('temperate')
    expect(climateOf('Sea kayaking off Maui')).toBe('tropical')
  })

  it('is well-formed, without text, scripts, styles or anything from elsewhere', () => {
    fc.assert(
      fc.property(order, (drawing) => {
        const svg = sceneSvg(drawing)
        expect(faultsOfXml(svg)).toEqual([])
        expect(svg).not.toMatch(
          /NaN|undefined|Infinity|e-\d|<(?:text|script|style|image|use|a|foreignObject|filter)\b|href\s*=|\son\w+=|url\((?!#)/,
        )
      }),
      { numRuns: 300 },
    )
  })

  it('writes numbers that belong together without two signs', () => {
    fc.assert(
      fc.property(order, (asked) => {
        expect(sceneSvg(asked)).not.toMatch(/--|-\s*-/)
      }),
      { numRuns: 300 },
    )
  })

  it('writes whole, short numbers', () => {
    fc.assert(
      fc.property(order, (drawing) => {
        expect(drawScene(drawing).markup).not.toMatch(
          / (?:d|[xy][12]|c[xy]|r|offset|opacity|stroke-width|transform)="[^"]*(?:\d\.\d{3,}|\d{5,})/,
        )
      }),
      { numRuns: 60 },
    )
  })

  it('keeps the ids of pictures on one page apart, and uses each that it declares', () => {
    const ids = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    fc.assert(
      fc.property(order, order, (one, other) => {
        const [first, second] = [drawScene(one).markup, drawScene(other).markup]
        const declared = ids(first)
        expect(new Set(declared).size).toBe(declared.length)
        for (const used of first.matchAll(/url\(#([^)]+)\)/g)) expect(declared).toContain(used[1])
        const shared = first === second ? [] : declared.filter((id) => ids(second).includes(id))
        expect(shared).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('stays small enough to be sent with every page', () => {
    fc.assert(
      fc.property(order, (drawing) => {
        const isLarge = drawing.width * drawing.height >= 420_000
        expect(drawScene(drawing).markup.length).toBeLessThan(isLarge ? 27_000 : 21_000)
      }),
      { numRuns: 400 },
    )
  })

  it('shows all of the subject, and its middle in the middle of the picture', () => {
    fc.assert(
      fc.property(order, (drawing) => {
        const { subject, viewBox } = drawScene(drawing)
        const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
        expect(subject === null).toBe(drawing.scene.subject === 'none')
        if (subject === null) return
        expect(subject.left).toBeGreaterThanOrEqual(0)
        expect(subject.right).toBeLessThanOrEqual(width)
        expect(subject.top).toBeGreaterThanOrEqual(0)
        expect(subject.bottom).toBeLessThanOrEqual(height)
        const middle = (subject.left + subject.right) / 2 / width
        expect(middle).toBeGreaterThan(0.2)
        expect(middle).toBeLessThan(0.8)
      }),
      { numRuns: 400 },
    )
  })

  it('keeps the ratio it was asked for', () => {
    for (const size of sizes) {
      const [, , width = 0, height = 0] = drawn({}, size).viewBox.split(' ').map(Number)
      expect(width / height).toBeCloseTo(size.width / size.height, 2)
    }
  })

  it('says the colours behind a headline: dark at night, light by day', () => {
    expect(drawn({ time: 'night' }).sky.top).toMatch(/^#[0-3]\w[0-3]\w[0-9a-f]{2}$/)
    for (const kind of sceneKinds) {
      const { sky, markup } = drawn({ kind, time: 'day' })
      expect(sky.top).toMatch(/^#[0-9a-f]{6}$/)
      expect(sky.low).toMatch(/^#[0-9a-f]{6}$/)
      expect(markup).toContain(sky.top)
    }
  })
})
