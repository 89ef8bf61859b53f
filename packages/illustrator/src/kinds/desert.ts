import { bend, under, type Point } from '../ink/path.ts'
import { crest, heightAt } from '../land/crest.ts'
import { drawGround, drawRocks } from '../land/foreground.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { drawMist } from '../sky/weather.ts'
import { drawMesa } from '../land/mesa.ts'
import { drawJoshuaTree, drawSaguaro } from '../lands/desert-plants.ts'
import { drawBoulderDesert } from '../lands/boulder-desert.ts'
import { drawRedRockDesert } from '../lands/red-rock-desert.ts'

/** Draws the desert of a land, or mesas and open sand. */
export function drawDesert(stage: Stage): Setting {
  const { frame, shot } = stage
  const { height, focusX } = frame
  drawSky(stage)
  if (shot.land === 'red-rock') drawRedRockDesert(stage)
  else if (shot.land === 'boulder-desert') drawBoulderDesert(stage)
  else drawSandDesert(stage)
  return {
    spots: { ground: { x: focusX, y: height * 0.87, size: frame.size } },
    front: () => drawDesertEdge(stage),
  }
}

/** Dunes, each with a bright and a dark side, in front of distant mesas. */
function drawSandDesert(stage: Stage): void {
  const { frame, random } = stage
  const { width, height, horizon } = frame
  drawMesa(stage, {
    from: width * 0.06,
    to: width * between(random, 0.3, 0.42),
    top: horizon - height * 0.13,
    foot: horizon + height * 0.03,
    depth: 0.7,
  })
  drawMesa(stage, {
    from: width * between(random, 0.6, 0.7),
    to: width * 1.02,
    top: horizon - height * 0.09,
    foot: horizon + height * 0.03,
    depth: 0.78,
  })
  drawMist(stage, horizon, height * 0.06, 0.5)
  for (const [y, tall, depth, top] of [
    [0.02, 0.07, 0.55, 0.3],
    [0.08, 0.1, 0.38, 0.72],
    [0.17, 0.12, 0.2, 0.24],
  ] as const) {
    drawDune(stage, {
      foot: horizon + height * (y + tall),
      tall: height * tall,
      depth,
      topX: width * (top + (random() - 0.5) * 0.2),
    })
  }
  drawGround(stage, {
    y: height * 0.8,
    swing: height * 0.02,
    material: 'sand',
    depth: 0.1,
    wave: width,
  })
  drawWindLines(stage, height * 0.83)
}

/** Plants at the edge of the picture, in front of the subject. */
function drawDesertEdge(stage: Stage): void {
  const { width, height, focusX, rise } = stage.frame
  const away = focusX > width / 2 ? -1 : 1
  const edge = away === -1 ? 0 : width
  const { land } = stage.shot
  if (land === 'saguaro-desert') {
    const x = edge - away * width * 0.1
    drawSaguaro(stage, { x, foot: height * 0.97, tall: height * 0.4 * rise })
    drawSaguaro(stage, { x: edge - away * width * 0.23, foot: height * 0.9, tall: height * 0.17 })
  }
  if (land === 'boulder-desert') {
    const x = edge - away * width * 0.09
    drawJoshuaTree(stage, { x, foot: height * 1.02, tall: height * 0.56 * rise })
  }
  drawRocks(
    stage,
    [0.16, 0.05, 0.93].map((share, index) => ({
      x: edge - away * width * share,
      y: height * (0.975 + index * 0.012),
      size: height * (0.08 + 0.03 * index),
    })),
    land === 'boulder-desert' ? 'paleRock' : 'redrock',
  )
}

function drawDune(
  stage: Stage,
  { foot, tall, depth, topX }: { foot: number; tall: number; depth: number; topX: number },
): void {
  const { canvas, frame, light, random, sun } = stage
  const { width, height } = frame
  const line = crest({
    random,
    width,
    y: foot - tall * 0.3,
    swing: tall * 0.3,
    wave: width * 0.9,
    step: width / 12,
    sink: (x) => -tall * 0.9 * Math.max(0, 1 - Math.abs(x - topX) / (width * 0.34)),
  })
  const paint = canvas.fade(foot - tall * 1.4, foot + tall, [
    [0, light.tone('sand', depth, 0.9)],
    [1, light.tone('sand', depth * 0.8, 0.3)],
  ])
  canvas.fill(under(line, height, true), paint)
  const side = sun.x > topX ? -1 : 1
  const top = heightAt(line, topX) + 2
  const ridge = Array.from({ length: 6 }, (_, index): Point => {
    const t = index / 5
    return [
      topX + Math.sin(t * 4 + 0.4) * tall * 0.5 - side * t * tall * 1.6,
      top + (foot + tall - top) * t,
    ]
  })
  const flank = [0.15, 0.5, 0.85, 1].map((t): Point => {
    const x = topX + side * width * 0.3 * t
    return [x, Math.max(heightAt(line, x), top) + tall * 0.04]
  })
  const shade = canvas.fade(top, foot + tall, [
    [0, light.tone('redrock', depth, 0.05), 0.8],
    [1, light.tone('redrock', depth), 0],
  ])
  canvas.fill(
    `${bend(ridge)}L${flank
      .toReversed()
      .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
      .join(' ')}z`,
    shade,
  )
}

/** What the wind draws into sand or snow. */
function drawWindLines({ canvas, frame, light, random }: Stage, y: number): void {
  const lines = Array.from({ length: 7 }, (_, index) => {
    const at = y + (frame.height - y) * ((index + random() * 0.5) / 7)
    const from = random() * frame.width * 0.6 - 60
    const long = frame.width * between(random, 0.2, 0.5)
    return `M${Math.round(from)} ${Math.round(at)}q${Math.round(long * 0.25)}-10 ${Math.round(long * 0.5)}-2t${Math.round(long * 0.5)}-4`
  })
  canvas.stroke(lines.join(''), light.tone('redrock', 0.1, 0.2), 2.4, 0.4)
}
