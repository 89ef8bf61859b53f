import { mixHex } from '../colour/oklch.ts'
import { dashes } from '../ink/path.ts'
import { heightAt } from '../land/crest.ts'
import { drawGround, drawShelf } from '../land/foreground.ts'
import { drawRange } from '../land/ranges.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { drawMist } from '../sky/weather.ts'
import { fir } from '../trees/conifers.ts'
import { drawWoodedHill } from '../trees/woods.ts'
import { drawRipples, drawSunRoad, drawWater } from '../water/water.ts'
import { drawFrame } from './lake.ts'

/** A small place on the water: gables up the hill, a steeple, lit windows towards evening. */
export function drawTown(stage: Stage): Setting {
  const { canvas, frame, light, random, scene, habitat } = stage
  const { width, height, horizon, focusX } = frame
  const away = focusX > width / 2 ? -1 : 1
  const centre = focusX + away * width * 0.2
  drawSky(stage)
  drawRange(stage, {
    base: horizon,
    height: height * 0.3,
    depth: 0.78,
    spacing: 0.18,
    peakAt: random(),
    snow: 0.3,
  })
  drawRange(stage, {
    base: horizon + 10,
    height: height * 0.36,
    depth: 0.54,
    spacing: 0.34,
    peakAt: away === -1 ? 0.72 : 0.28,
    snow: scene.season === 'winter' ? 0.6 : 0.28,
  })
  drawMist(stage, horizon - 4, height * 0.07, 0.5)
  drawWoodedHill(stage, {
    y: horizon - height * 0.035,
    swing: height * 0.03,
    depth: 0.46,
    tall: 22,
    spacing: 10,
  })
  const shore = horizon + height * 0.11
  const hill = drawGround(stage, {
    y: horizon + height * 0.055,
    swing: height * 0.02,
    material: 'grass',
    depth: 0.34,
    sink: (x) => -height * 0.07 * Math.exp(-(((x - centre) / (width * 0.24)) ** 2)),
  })
  for (const row of [0, 1, 2]) {
    const wide = 64 + row * 15
    const count = Math.round((width * 0.62) / wide)
    const houses = Array.from({ length: count }, (_, index): House => {
      const x = centre + (index - (count - 1) / 2) * wide * between(random, 0.86, 1.12)
      const foot = row === 2 ? shore + 2 : heightAt(hill, x) + height * (0.028 + row * 0.034)
      return { x, foot, size: 36 + row * 9 }
    })
    const trees = houses.filter(() => random() < 0.2)
    canvas.fill(
      trees
        .map(({ x, foot }) =>
          fir(random, { x: x + 24, foot: foot + 4, tall: 46 + row * 14, tiers: 4 }),
        )
        .join(''),
      light.tone('conifer', 0.26),
    )
    drawHouses(stage, houses, 0.34 - row * 0.09)
    if (row === 0) drawSteeple(stage, centre + width * 0.03, heightAt(hill, centre) + height * 0.05)
  }
  drawWater(stage, shore, 'sea')
  const glow = canvas.fade(shore, shore + height * 0.16, [
    [0, light.isDark ? light.lamp : light.tone('wall', 0.2, 0.6), 0.5],
    [1, light.tone('sea', 0.1), 0],
  ])
  const columns = Array.from(
    { length: 16 },
    (_, index) =>
      `M${Math.round(centre + (index - 7.5) * width * 0.038)} ${Math.round(shore)}h${Math.round(between(random, 8, 30))}v${Math.round(height * between(random, 0.06, 0.17))}h-${Math.round(between(random, 8, 22))}z`,
  )
  canvas.fill(columns.join(''), glow)
  canvas.stroke(dashes([[-10, shore, width + 20]]), light.tone('trunk', 0.1, 0.3), 5)
  drawSunRoad(stage, shore + 6)
  drawRipples(stage, shore)
  const water = { x: focusX, y: shore + (height - shore) * 0.5, size: frame.size * 0.95 }
  const ground = habitat === 'ground' ? drawShelf(stage, 'grass') : water
  return { spots: { water, ground }, front: () => drawFrame(stage) }
}

type House = { x: number; foot: number; size: number }

/** A row of gabled houses: walls of four colours, roofs, windows. */
function drawHouses({ canvas, light, random, sun }: Stage, houses: House[], depth: number): void {
  const { accent, partner } = light
  const facades = [
    light.tone('wall', depth, 0.4),
    light.paint({ ...partner, c: partner.c * 0.55, l: 0.78 }, depth, 0.35),
    light.paint({ ...accent, c: accent.c * 0.7, l: 0.66 }, depth, 0.3),
    light.tone('roof', depth, 0.35),
  ]
  const walls = facades.map(() => '')
  let [shade, roofs, windows] = ['', '', '']
  for (const { x, foot, size } of houses) {
    const [half, high] = [
      Math.round(size * between(random, 0.42, 0.56)),
      Math.round(size * between(random, 0.6, 0.95)),
    ]
    const [left, top] = [Math.round(x - half), Math.round(foot) - high]
    const gable = Math.round(size * between(random, 0.42, 0.6))
    const side = sun.x > x ? -1 : 1
    const pane = Math.round(size * 0.16)
    walls[Math.floor(random() * walls.length)] +=
      `M${left} ${top + high}v-${high}l${half}-${gable} ${half} ${gable}v${high}z`
    shade += `M${left + half} ${top - gable}l${side * half} ${gable}v${high}h${-side * Math.round(half * 0.7)}v-${high}z`
    roofs += `M${left - 3} ${top + 3}l${half + 3}-${gable + 3} ${half + 3} ${gable + 3}`
    for (const share of [0.22, 0.6])
      windows += `M${Math.round(left + 2 * half * share)} ${Math.round(top + high * 0.26)}h${pane}v${Math.round(pane * 1.3)}h-${pane}z`
  }
  for (const [index, d] of walls.entries()) canvas.fill(d, facades[index] ?? light.haze)
  canvas.fill(shade, light.ink, 0.16)
  canvas.stroke(roofs, mixHex(light.tone('roof', depth, 0.1), light.ink, 0.3), 5)
  canvas.fill(windows, light.isDark ? light.lamp : mixHex(light.ink, light.sky.middle, 0.35))
}

function drawSteeple({ canvas, light }: Stage, x: number, foot: number): void {
  const at = `M${Math.round(x - 15)} ${Math.round(foot)}`
  canvas.fill(`${at}v-96h30v96z`, light.tone('wall', 0.32, 0.5))
  canvas.fill(`M${Math.round(x + 2)} ${Math.round(foot)}v-96h13v96z`, light.ink, 0.18)
  canvas.fill(
    `M${Math.round(x - 20)} ${Math.round(foot - 94)}l20-70 20 70z`,
    light.tone('roof', 0.3, 0.2),
  )
  canvas.fill(
    `M${Math.round(x - 4)} ${Math.round(foot - 82)}h8v14h-8z`,
    light.isDark ? light.lamp : light.ink,
    0.8,
  )
}
