import { mixHex } from '../colour/oklch.ts'
import { area, bend, dots, under, type Point } from '../ink/path.ts'
import { crest } from '../land/crest.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawBranches, drawFan, drawHeads, drawTubes, drawWeed } from '../water/coral.ts'

/** Under water: light from above, coral below, fish between. */
export function drawReef(stage: Stage): Setting {
  const { canvas, frame, light } = stage
  const { width, height, focusX } = frame
  const surface = mixHex(light.tone('lagoon', 0.2, 1), light.sky.glow, light.isDark ? 0.2 : 0.35)
  const middle = light.tone('lagoon', 0.1, 0.2)
  const deep = mixHex(light.tone('sea', 0.02), light.sky.top, 0.35)
  canvas.fill(
    `M0 0H${width}V${height}H0z`,
    canvas.fade(0, height, [
      [0, surface],
      [0.35, middle],
      [1, deep],
    ]),
  )
  drawRays(stage, surface)
  drawSurface(stage, surface)
  const haze = mixHex(middle, surface, 0.3)
  for (const [y, tone] of [
    [0.62, mixHex(middle, haze, 0.55)],
    [0.73, mixHex(deep, middle, 0.5)],
    [0.83, mixHex(deep, light.ink, 0.12)],
  ] as const) {
    const rocks = crest({
      random: stage.random,
      width,
      y: height * y,
      swing: height * 0.1,
      wave: width * 0.5,
      rough: 0.5,
      step: width / 20,
      sink: (x) => height * 0.12 - height * 0.34 * Math.min(0.62, Math.abs((x - focusX) / width)),
    })
    canvas.fill(
      under(rocks, height, true),
      canvas.fade(height * (y - 0.16), height, [
        [0, tone],
        [1, deep],
      ]),
    )
  }
  drawFarCoral(stage, mixHex(deep, middle, 0.35))
  drawSchool(stage, {
    x: width - focusX,
    y: height * 0.36,
    count: 11,
    size: 13,
    colour: mixHex(deep, middle, 0.2),
  })
  return {
    spots: {
      deep: { x: focusX, y: height * 0.48, size: frame.size * 1.15 },
      water: { x: focusX, y: height * 0.42, size: frame.size },
      ground: { x: focusX, y: height * 0.86, size: frame.size },
    },
    front: () => drawGarden(stage, deep),
    backdrop: { top: surface, low: middle },
  }
}

/** Coral that is only a shape in the blue. */
function drawFarCoral(stage: Stage, colour: string): void {
  const { frame, random } = stage
  for (const share of [0.08, 0.2, 0.8, 0.93]) {
    const x = frame.width * (share + (random() - 0.5) * 0.06)
    drawBranches(stage, x, frame.height * 0.84, frame.height * between(random, 0.1, 0.16), colour)
  }
}

/** Shafts of light that spread from where the sun stands above the water. */
function drawRays({ canvas, frame, random, sun }: Stage, colour: string): void {
  const { width, height } = frame
  const rays = Array.from({ length: 6 }, (_, index) => {
    const top = sun.x + (index - 2.5) * width * 0.06
    const foot = sun.x + (index - 2.5) * width * 0.26
    const half = width * between(random, 0.018, 0.045)
    return area([
      [top - half * 0.5, -10],
      [top + half * 0.5, -10],
      [foot + half * 1.6, height * between(random, 0.7, 0.95)],
      [foot - half, height * between(random, 0.7, 0.95)],
    ])
  })
  const paint = canvas.fade(0, height * 0.9, [
    [0, '#ffffff', 0.42],
    [1, colour, 0],
  ])
  canvas.fill(rays.join(''), paint)
  const glow = canvas.glow(sun.x, 0, width * 0.4, [
    [0, '#ffffff', 0.75],
    [0.4, colour, 0.4],
    [1, colour, 0],
  ])
  canvas.circle(sun.x, 0, width * 0.4, glow)
}

function drawSurface({ canvas, frame, random }: Stage, colour: string): void {
  const waves = [0.035, 0.075, 0.13].map((y) =>
    bend(
      crest({
        random,
        width: frame.width,
        y: frame.height * y,
        swing: 7,
        wave: 240,
        rough: 0.4,
        step: frame.width / 22,
      }),
    ),
  )
  canvas.stroke(waves.join(''), mixHex(colour, '#ffffff', 0.5), 3, 0.5)
}

function drawSchool(
  { canvas, random }: Stage,
  {
    x,
    y,
    count,
    size,
    colour,
  }: { x: number; y: number; count: number; size: number; colour: string },
): void {
  const fish = Array.from({ length: count }, () => {
    const s = size * between(random, 0.7, 1.2)
    const [a, b] = [Math.round(s), Math.round(s * 0.45)]
    const tail = Math.round(s * 0.5)
    return `M${Math.round(x + (random() - 0.5) * size * 18)} ${Math.round(y + (random() - 0.5) * size * 8)}q${a}-${2 * b} ${2 * a} 0q${-a} ${2 * b}-${2 * a} 0l-${tail}-${b}v${2 * b}z`
  })
  canvas.fill(fish.join(''), colour)
}

/** Coral and weed of the foreground, in the brand's colours and their warm relatives. */
function drawGarden(stage: Stage, deep: string): void {
  const { canvas, frame, light, random } = stage
  const { width, height, focusX } = frame
  const [accent, partner] = [
    light.paint(light.accent, 0.05, 0.5),
    light.paint(light.partner, 0.05, 0.5),
  ]
  const rose = light.paint({ l: 0.68, c: 0.16, h: 20 }, 0.05, 0.5)
  const violet = light.paint({ l: 0.52, c: 0.13, h: 305 }, 0.05, 0.35)
  const sandLine = crest({
    random,
    width,
    y: height * 0.93,
    swing: height * 0.03,
    wave: width * 0.7,
    step: width / 12,
    sink: (x) => -height * 0.12 * Math.abs((x - focusX) / width),
  })
  canvas.fill(under(sandLine, height, true), mixHex(deep, light.tone('sand', 0.02), 0.4))
  const groundAt = (x: number) => height * 0.95 - height * 0.12 * Math.abs((x - focusX) / width)
  const far = focusX > width / 2 ? -1 : 1
  const at = (share: number) => focusX + far * width * share
  drawSchool(stage, { x: at(0.26), y: height * 0.6, count: 8, size: 19, colour: partner })
  drawWeed(
    stage,
    at(0.62),
    groundAt(at(0.62)),
    height * 0.36,
    mixHex(deep, light.tone('leaf', 0.02, 0.3), 0.5),
  )
  drawFan(stage, at(0.5), groundAt(at(0.5)), height * 0.26, violet)
  drawBranches(stage, at(0.4), groundAt(at(0.4)), height * 0.2, rose)
  drawTubes(stage, at(-0.27), groundAt(at(-0.27)), height * 0.2, accent)
  drawBranches(stage, at(-0.16), groundAt(at(-0.16)), height * 0.13, partner)
  drawHeads(
    stage,
    [
      [at(0.31), groundAt(at(0.31)), height * 0.07],
      [at(0.57), groundAt(at(0.57)), height * 0.09],
      [at(-0.2), groundAt(at(-0.2)), height * 0.06],
    ],
    mixHex(rose, deep, 0.35),
  )
  drawFan(stage, at(-0.33), groundAt(at(-0.33)), height * 0.18, mixHex(rose, violet, 0.5))
  drawBranches(stage, at(0.1), groundAt(at(0.1)) + 8, height * 0.1, mixHex(accent, rose, 0.5))
  drawFan(stage, at(0.2), groundAt(at(0.2)) + 6, height * 0.13, partner)
  drawSchool(stage, { x: at(-0.14), y: height * 0.66, count: 5, size: 15, colour: accent })
  const bubbles = (count: number): Point[] =>
    Array.from({ length: count }, () => [
      focusX + (random() - 0.4) * width * 0.3,
      height * between(random, 0.1, 0.4),
    ])
  canvas.stroke(dots(bubbles(9)), '#ffffff', 6, 0.35)
  canvas.stroke(dots(bubbles(6)), '#ffffff', 11, 0.22)
}
