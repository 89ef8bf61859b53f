import { mixHex } from '../colour/oklch.ts'
import { area, bend, blob, type Point } from '../ink/path.ts'
import { bell } from '../land/crest.ts'
import { drawCorner, drawDotsOnGround, drawGround } from '../land/foreground.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from '../stage.ts'
import { columns, crown } from '../trees/broadleaves.ts'
import { drawTrail } from './trail.ts'

/** Inside the wood: trunk behind trunk into the light, a path between them. */
export function drawForest(stage: Stage): Setting {
  const { vista } = stage.shot
  if (vista === 'hills' || vista === 'heights') return drawTrail(stage)
  if (vista === 'peak') return drawTrail({ ...stage, shot: { ...stage.shot, vista: 'woods' } })
  const { crowd, stout } = groves[vista ?? 'range']
  const { canvas, frame, light, random, scene } = stage
  const { width, height, focusX } = frame
  const floor = height * (vista === 'walls' ? 0.74 : vista === 'woods' ? 0.6 : 0.68)
  const glade = mixHex(
    light.sky.glow,
    light.tone('leaf', 0.6, 1),
    scene.season === 'winter' ? 0.2 : 0.42,
  )
  const crownTone = (depth: number) =>
    light.tone(scene.season === 'winter' ? 'conifer' : 'leaf', depth)
  const upper = mixHex(light.sky.middle, crownTone(0.4), 0.45)
  const middle = mixHex(glade, crownTone(0.6), 0.2)
  canvas.fill(
    `M0 0H${width}V${height}H0z`,
    canvas.fade(0, floor, [
      [0, upper],
      [0.6, middle],
      [1, glade],
    ]),
  )
  const light0 = { x: focusX, y: floor * 0.72 }
  canvas.circle(
    light0.x,
    light0.y,
    width * 0.34,
    canvas.glow(light0.x, light0.y, width * 0.34, [
      [0, light.sun, 0.9],
      [0.4, light.sky.glow, 0.45],
      [1, light.sky.glow, 0],
    ]),
  )
  const gap = (x: number, reach: number) => Math.abs(x - focusX) < width * reach
  const rows = [
    { depth: 0.74, thick: 9, count: 30, free: 0.03, foot: 0 },
    { depth: 0.5, thick: 17, count: 18, free: 0.07, foot: 0.025 },
    { depth: 0.26, thick: 30, count: 11, free: 0.14, foot: 0.08 },
  ]
  for (const [index, { depth, thick, count, free, foot }] of rows.entries()) {
    drawCrowns(stage, {
      depth,
      y: height * (0.2 - index * 0.055),
      size: height * (0.09 + index * 0.035),
      free: free * 1.6,
    })
    const trunks = Array.from({ length: Math.round(count * crowd) }, (_, at) => ({
      x: width * ((at + random()) / (count * crowd)),
      foot: floor + height * foot + random() * 8,
      thick: thick * stout * between(random, 0.7, 1.3),
      top: -10,
    })).filter(({ x }) => !gap(x, free))
    canvas.fill(
      columns(random, trunks),
      canvas.fade(0, floor, [
        [0, light.tone('trunk', depth * 0.8)],
        [1, light.tone('trunk', depth, 0.3)],
      ]),
    )
    drawGround(stage, {
      y: floor + height * foot,
      swing: height * 0.012,
      material: 'grass',
      depth: depth * 0.75,
      wave: width * 0.5,
    })
  }
  drawShafts(stage, floor)
  drawPath(stage, floor + height * 0.085)
  if (scene.season === 'autumn')
    drawDotsOnGround(stage, {
      y: floor + height * 0.09,
      colour: light.tone('leaf2', 0.05, 0.7),
      count: 60,
      width: 6,
    })
  return {
    spots: { ground: { x: focusX, y: height * 0.88, size: frame.size } },
    front: () => drawForestFrame(stage),
    backdrop: { top: scene.season === 'winter' ? upper : light.tone('leaf', 0.156), low: middle },
  }
}

/** Density and thickness of the trees, as factors of the default. */
const groves = {
  range: { crowd: 1, stout: 1 },
  woods: { crowd: 1.7, stout: 0.55 },
  walls: { crowd: 0.6, stout: 2.1 },
}

function drawCrowns(
  stage: Stage,
  { depth, y, size, free }: { depth: number; y: number; size: number; free: number },
): void {
  const { canvas, frame, light, random, scene } = stage
  if (scene.season === 'winter') return
  const count = Math.round(frame.width / (size * 1.5))
  const line = Array.from({ length: count + 3 }, (_, index): Point => {
    const x = ((index - 1) / count) * frame.width
    const open = bell(x, frame.focusX, frame.width * free) * y * 0.7
    return [x, y - open + (index % 2 === 0 ? 1 : -1) * size * between(random, 0.2, 0.6)]
  })
  const d = `${bend(line)}V-20H${Math.round(line[0]?.[0] ?? 0)}z`
  canvas.fill(
    d,
    canvas.fade(0, y + size, [
      [0, light.tone('leaf', depth * 0.6)],
      [1, light.tone('leaf', depth, 0.7)],
    ]),
  )
}

/** Light that falls through the crowns. */
function drawShafts({ canvas, frame, light, random, sun }: Stage, floor: number): void {
  const slope = sun.x > frame.focusX ? -1 : 1
  const shafts = Array.from({ length: 4 }, (_, index) => {
    const x = frame.focusX - slope * frame.width * (0.22 - index * 0.11)
    const half = frame.width * between(random, 0.012, 0.03)
    return area([
      [x - half, -10],
      [x + half, -10],
      [x + half * 2 + slope * frame.width * 0.14, floor + 60],
      [x - half + slope * frame.width * 0.14, floor + 60],
    ])
  })
  canvas.fill(
    shafts.join(''),
    canvas.fade(0, floor + 60, [
      [0, light.sun, 0.36],
      [1, light.sun, 0],
    ]),
  )
}

function drawPath(stage: Stage, top: number): void {
  const { canvas, frame, light, random } = stage
  const swing = frame.width * between(random, 0.03, 0.07) * (random() < 0.5 ? 1 : -1)
  const side = (sign: 1 | -1) =>
    Array.from({ length: 7 }, (_, index): Point => {
      const t = index / 6
      return [
        frame.focusX +
          Math.sin(t * 5) * swing * (1 - t * 0.6) +
          sign * (4 + frame.width * 0.13 * t ** 1.6),
        top + (frame.height + 20 - top) * t,
      ]
    })
  canvas.fill(
    blob([...side(-1), ...side(1).toReversed()]),
    canvas.fade(top, frame.height, [
      [0, light.tone('earth', 0.3, 0.9)],
      [1, light.tone('earth', 0.04, 0.1)],
    ]),
  )
}

function drawForestFrame(stage: Stage): void {
  const { canvas, frame, light, random } = stage
  const { width, height, focusX } = frame
  const away = focusX > width / 2 ? -1 : 1
  const edge = away === -1 ? 0 : width
  const dark = mixHex(light.ink, light.tone('trunk', 0), 0.4)
  const trunks = [
    { x: edge - away * width * 0.05, thick: width * 0.062 },
    { x: edge - away * width * 0.95, thick: width * 0.04 },
  ].map((one) => ({ ...one, foot: height * 0.98, top: -10 }))
  canvas.fill(columns(random, trunks), dark)
  const rims = trunks.map(
    ({ x, thick }) =>
      `M${Math.round(x + (x < focusX ? 1 : -1) * thick * 0.34)}-10V${Math.round(height * 0.88)}`,
  )
  canvas.stroke(rims.join(''), light.tone('trunk', 0.1, 1), 5, 0.6)
  const leaves = [0.02, 0.12, 0.22].map((share, index) =>
    crown(random, {
      x: edge - away * width * share,
      y: -6 - index * 4,
      wide: width * 0.1,
      high: height * (0.15 - index * 0.025),
      lumps: 9,
    }),
  )
  canvas.fill(leaves.join(''), mixHex(light.ink, light.tone('leaf', 0), 0.35))
  drawFerns(stage, edge - away * width * 0.16, height, 1)
  drawCorner(stage, away, { wide: width * 0.34, high: height * 0.13 })
  drawCorner(stage, away === 1 ? -1 : 1, { wide: width * 0.22, high: height * 0.1 })
}

function drawFerns(
  { canvas, frame, light, random }: Stage,
  x: number,
  y: number,
  size: number,
): void {
  const fronds = [-64, -36, -8, 22, 52].map((degrees) => {
    const angle = ((degrees + random() * 12) * Math.PI) / 180
    const long = frame.height * 0.19 * size * between(random, 0.8, 1.1)
    const [dx, dy] = [Math.sin(angle) * long, -Math.cos(angle) * long]
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(dx * 0.2 - 8)} ${Math.round(dy * 0.8)} ${Math.round(dx)} ${Math.round(dy)}q${Math.round(-dx * 0.3 + 14)} ${Math.round(-dy * 0.4)} ${Math.round(-dx + 8)} ${Math.round(-dy)}z`
  })
  canvas.fill(fronds.join(''), mixHex(light.ink, light.tone('leaf', 0.02, 0.2), 0.5))
}
