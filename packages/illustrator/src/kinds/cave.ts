import { mixHex } from '../colour/oklch.ts'
import { area, blob, dots, type Point } from '../ink/path.ts'
import { drawRocks } from '../land/foreground.ts'
import { drawFarCrest, drawRange } from '../land/ranges.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { drawWoodedHill } from '../trees/woods.ts'
import { drawRipples, drawWater } from '../water/water.ts'

/** From the dark of a cave out into the light. */
export function drawCave(stage: Stage): Setting {
  const { frame, light } = stage
  const { width, height, horizon } = frame
  const cx = width / 2 + (frame.focusX - width / 2) * 0.45
  const mouth = {
    cx,
    cy: height * 0.5,
    rx: Math.min(width * 0.37, height * 0.72),
    ry: height * 0.4,
  }
  const outside: Stage = { ...stage, sun: { ...stage.sun, x: cx + mouth.rx * 0.34 } }
  drawSky(outside, horizon * 1.05)
  drawFarCrest(outside, { y: horizon, swing: height * 0.09, depth: 0.78 })
  drawRange(outside, {
    base: horizon + height * 0.1,
    height: height * 0.25,
    depth: 0.52,
    spacing: 0.3,
    peakAt: (cx - mouth.rx * 0.3) / width,
    snow: 0.3,
  })
  drawWoodedHill(outside, {
    y: horizon + height * 0.09,
    swing: height * 0.03,
    depth: 0.36,
    tall: 26,
    spacing: 13,
  })
  drawWater(outside, horizon + height * 0.12, 'lagoon')
  drawRipples(outside, horizon + height * 0.12)
  const dark = mixHex(light.ink, light.tone('rock', 0), 0.3)
  drawMouth(outside, mouth, dark)
  drawTeeth(stage, mouth, dark)
  const ends = { left: cx - mouth.rx * 0.8, right: cx + mouth.rx * 0.8 }
  return {
    spots: {
      ground: { x: cx, y: height * 0.86, size: frame.size, ends },
      water: { x: cx, y: height * 0.76, size: frame.size * 0.85 },
      wall: { x: cx, y: height * 0.5, size: frame.size },
    },
    front: () => drawFloor(stage, mouth, dark),
    backdrop: { top: dark, low: light.sky.middle },
  }
}

type Mouth = { cx: number; cy: number; rx: number; ry: number }

/** Rock behind rock around the light: the inner edges still see the day. */
function drawMouth(stage: Stage, { cx, cy, rx, ry }: Mouth, dark: string): void {
  const { canvas, frame, light, random } = stage
  const { width, height } = frame
  const edge = Array.from({ length: 17 }, () => between(random, 0.9, 1.1))
  const ring = (grow: number): Point[] =>
    edge.map((reach, index) => {
      const angle = (index / edge.length) * Math.PI * 2
      const floor = Math.sin(angle) > 0.45 ? 0.88 : 1
      const own = reach * grow * floor * (grow === 1 ? 1 : between(random, 0.96, 1.06))
      return [cx + Math.cos(angle) * rx * own, cy + Math.sin(angle) * ry * own]
    })
  const rings = [1, 1.13, 1.34, 1.66].map(ring)
  // The hole runs the other way round than the sheet it is cut from.
  const sheet = `M-10-10V${height + 10}H${width + 10}V-10z`
  const tones = [
    mixHex(light.tone('paleRock', 0.05, 0.7), dark, 0.25),
    mixHex(light.tone('paleRock', 0.03, 0.25), dark, 0.5),
    mixHex(light.tone('rock', 0.02), dark, 0.66),
    dark,
  ]
  for (const [index, points] of rings.entries()) {
    canvas.fill(sheet + blob(points), tones[index] ?? dark)
  }
  const [inner = [], outer = []] = rings
  const faces = inner.map((point, index): string => {
    if (index % 2 === 0) return ''
    const next = inner[(index + 1) % inner.length] ?? point
    const far = outer[(index + 1) % outer.length] ?? next
    return area([point, next, far, [(point[0] + far[0]) / 2, (point[1] + far[1]) / 2]])
  })
  canvas.fill(faces.join(''), light.tone('paleRock', 0.06, 1), 0.35)
  const strata = [0.2, 0.46, 0.72].flatMap((share) =>
    [-1, 1].map((side) => {
      const x = side === -1 ? -10 : width + 10
      const y = height * (share + (random() - 0.5) * 0.1)
      const long = (side === -1 ? cx - rx * 1.5 : width - cx - rx * 1.5) + 40
      return long < 30
        ? ''
        : `M${Math.round(x)} ${Math.round(y)}q${Math.round(-side * long * 0.5)}-26 ${Math.round(-side * long)} 8q${Math.round(side * long * 0.5)} 4 ${Math.round(side * long)} 22z`
    }),
  )
  canvas.fill(strata.join(''), light.tone('rock', 0.02, 0.1), 0.35)
}

/** Stalactites, longest where the roof is dark. */
function drawTeeth(stage: Stage, { cx }: Mouth, dark: string): void {
  const { canvas, frame, light, random } = stage
  let [shade, lit] = ['', '']
  for (let index = 0; index < 17; index += 1) {
    const x = Math.round(frame.width * ((index + random() * 0.7) / 17))
    const long = Math.round(
      frame.height * between(random, 0.07, 0.2) * (0.75 + Math.abs(x - cx) / frame.width),
    )
    const half = Math.max(4, Math.round(long * 0.14))
    shade += `M${x - half}-4q${half} ${Math.round(long * 0.4)} ${half} ${long}q0-${Math.round(long * 0.6)} ${half}-${long}z`
    const side = x < cx ? 1 : -1
    lit += `M${x + side * half}-4q${-side * half} ${Math.round(long * 0.4)} ${-side * half} ${long}q${side * Math.round(half * 0.4)}-${Math.round(long * 0.5)} ${side * Math.round(half * 0.3)}-${long}z`
  }
  canvas.fill(shade, mixHex(dark, light.ink, 0.4))
  canvas.fill(lit, light.tone('paleRock', 0.03, 0.6), 0.4)
}

function drawFloor(stage: Stage, { cx, cy, rx, ry }: Mouth, dark: string): void {
  const { canvas, frame, light, random } = stage
  const { width, height } = frame
  const beams = [-0.5, -0.1, 0.35].map((lean) =>
    area([
      [cx + lean * rx, cy - ry * 0.8],
      [cx + lean * rx + rx * 0.16, cy - ry * 0.8],
      [cx + lean * rx * 1.7 + rx * 0.3, height],
      [cx + lean * rx * 1.7 - rx * 0.1, height],
    ]),
  )
  canvas.fill(
    beams.join(''),
    canvas.fade(cy - ry, height, [
      [0, light.sun, 0.26],
      [1, light.sun, 0],
    ]),
  )
  const stones = [0.05, 0.15, 0.86, 0.95].map((share, index) => ({
    x: width * share,
    y: height + 6,
    size: height * between(random, 0.14, 0.24) * (index % 2 === 0 ? 1.1 : 0.8),
  }))
  canvas.fill(
    `M-10 ${height + 10}V${Math.round(height * 0.93)}Q${Math.round(cx)} ${Math.round(height * 0.99)} ${width + 10} ${Math.round(height * 0.92)}V${height + 10}z`,
    dark,
  )
  drawRocks(stage, stones, 'rock', 0)
  const motes = Array.from({ length: 16 }, (): Point => [
    cx + (random() - 0.5) * rx * 1.5,
    cy + (random() - 0.5) * ry * 1.4,
  ])
  canvas.stroke(dots(motes), light.sun, 3, 0.5)
}
