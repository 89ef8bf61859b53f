import type { ClimbView } from '../cast/cast.ts'
import type { Person } from '../cast/troupe.ts'
import { climbers, drawBelay, drawBelayer, drawClimber } from './climbers.ts'
import { drawFigure } from './figure.ts'
import { atSize, drawBystander } from './people.ts'
import type { Box, SubjectArt, SubjectPen } from './subject-pen.ts'

/** How steep the slab is that climbers lean on: it rises so much for each step to the side. */
export const slabRise = 1.15

const onSlab = (along: number, off: number): [number, number] => {
  const length = Math.hypot(1, slabRise)
  return [(along - slabRise * off) / length, (-slabRise * along - off) / length]
}

/** On hands and feet, the rope up to the next bolt. */
function drawSlabClimber(pen: SubjectPen): void {
  const { tones } = pen
  const path = (points: readonly [number, number][]) =>
    points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`).join('')
  pen.line(path([onSlab(62, 1), onSlab(14, 8), onSlab(-46, 1)]), tones.partnerLit, 1.3)
  pen.disc(...onSlab(62, 1), 1.8, tones.rim)
  drawFigure(pen, {
    hip: onSlab(1, 10),
    neck: onSlab(16, 12),
    head: onSlab(22, 14.5),
    backLeg: [onSlab(7, 4), onSlab(-3, 1)],
    frontLeg: [onSlab(-8, 8), onSlab(-18, 1)],
    backArm: [onSlab(23, 5), onSlab(30, 2)],
    frontArm: [onSlab(17, 4), onSlab(24, 1)],
    hat: 'helmet',
    hatColour: tones.partnerLit,
    bulk: 1.1,
  })
  pen.disc(...onSlab(3, 12), 2.4, tones.partner)
}

/** Without a rope: low over a mat, knees and elbows wide. */
function drawBoulderer(pen: SubjectPen): void {
  const { tones } = pen
  drawFigure(pen, {
    hip: [-3, 0],
    neck: [2, -14],
    head: [2.6, -21],
    backLeg: [
      [-8, 9],
      [2, 16],
    ],
    frontLeg: [
      [6, 4],
      [7, 18],
    ],
    backArm: [
      [-3, -24],
      [5, -32],
    ],
    frontArm: [
      [9, -18],
      [10, -29],
    ],
    bulk: 1.1,
  })
  // The chalk bag.
  pen.shape('M-9-3h6v7h-5z', tones.partnerLit)
}

function drawMat(pen: SubjectPen): void {
  const { tones } = pen
  pen.shape('M-34 0L-26-7H22L30 0z', tones.partner)
  pen.shape('M-34 0H30V5H-34z', tones.accentShade)
  pen.line('M-2-7L-3 0', tones.dark, 1.2, 0.6)
  pen.line('M-26-7H22', tones.partnerLit, 1.6)
}

/** Arms up, ready to catch. */
function drawSpotter(pen: SubjectPen): void {
  const { tones } = pen
  drawFigure(pen, {
    hip: [0, -19],
    neck: [2, -33],
    head: [2.8, -39.8],
    backLeg: [
      [-5, -10],
      [-6, -0.5],
    ],
    frontLeg: [
      [4, -10],
      [3, -0.5],
    ],
    backArm: [
      [8, -35],
      [13, -42],
    ],
    frontArm: [
      [9, -31],
      [15, -38],
    ],
    jacket: tones.partner,
    jacketLit: tones.partnerLit,
    hat: 'wool',
    hatColour: tones.accentLit,
  })
}

/** Sits at the edge and takes in the rope of whoever comes up. */
function drawSeatedBelayer(pen: SubjectPen): void {
  const { tones } = pen
  pen.line('M-32-3L-7-11L14-17Q26-12 27 4L26 42', tones.partnerLit, 1.4)
  pen.disc(-32, -3, 2, tones.rim)
  pen.line('M-10-1q-9 5-16 1q8-4 14 2', tones.partnerLit, 1.3)
  drawFigure(pen, {
    hip: [0, -5],
    neck: [2, -20],
    head: [4, -26.8],
    backLeg: [
      [12, -9],
      [18, 0],
    ],
    frontLeg: [
      [13, -6],
      [21, 3],
    ],
    backArm: [
      [10, -15],
      [17, -15],
    ],
    frontArm: [
      [6, -12],
      [13, -14],
    ],
    hat: 'helmet',
    hatColour: tones.partnerLit,
    bulk: 1.05,
  })
}

/** Draws the belayer on a ledge below the slab, with the rope along its edge. */
function drawSlabBelay(pen: SubjectPen, draw: () => void): void {
  const { tones } = pen
  const [x, y] = onSlab(-72, 0)
  pen.shape(
    `M${x - 26} ${y + 12}L${x - 24} ${y + 3}L${x + 12} ${y}L${x + 22} ${y + 12}z`,
    tones.mid,
  )
  pen.line(`M${x - 24} ${y + 3}L${x + 12} ${y}`, tones.rim, 1.2, 0.7)
  pen.line(`M${x + 5} ${y - 33}L${onSlab(-46, 1).map(tenth).join(' ')}`, tones.partnerLit, 1.3)
  pen.group({ x: tenth(x - 4), y: tenth(y + 2), scale: 1 }, draw)
}

type Row = {
  /** Offset from a climber to the next one below. */
  step: readonly [number, number]
  /** Bounds of one climber and the belayer. */
  box: Box
  scale: number
  draw: (pen: SubjectPen) => void
  belay: (pen: SubjectPen, draw: () => void) => void
}

const rows: Record<'cliff' | 'slab' | 'tower', Row> = {
  cliff: {
    step: [34, 16],
    box: climbers.climber.box,
    scale: 1.15,
    draw: drawClimber,
    belay: drawBelay,
  },
  slab: {
    step: [-25, 25 * slabRise],
    box: { left: -76, right: 44, top: -52, bottom: 68 },
    scale: 1.5,
    draw: drawSlabClimber,
    belay: drawSlabBelay,
  },
  tower: {
    step: [3, 50],
    box: climbers.climber.box,
    scale: 0.95,
    draw: drawClimber,
    belay: drawBelay,
  },
}

/** Climbers as they are seen from somewhere. */
export function climberArt(view: ClimbView, crew: readonly Person[]): SubjectArt {
  if (view === 'boulder') return boulderArt(crew)
  if (view === 'top') return topArt(crew)
  return ropedArt(rows[view], crew)
}

/** Draws climbers from the leader down. In a group, the last one belays. */
function ropedArt({ step, box, scale, draw, belay }: Row, crew: readonly Person[]): SubjectArt {
  const [climbing, [belayer = 'adult']] =
    crew.length > 1 ? [crew.slice(0, -1), crew.slice(-1)] : [crew, []]
  const more = climbing.length - 1
  // The last rope leads to the belayer, so the ledge moves down with it.
  const ledge = { x: Math.min(0, step[0] * more), y: step[1] * more, scale: 1 }
  return {
    habitat: 'wall',
    scale,
    box: {
      left: box.left + ledge.x,
      right: box.right + Math.max(0, step[0] * more),
      top: box.top,
      bottom: box.bottom + ledge.y,
    },
    draw(pen) {
      pen.group(ledge, () =>
        belay(pen, () => atSize(pen, { x: 0, y: 0, person: belayer }, () => drawBelayer(pen))),
      )
      for (const [index, person] of [...climbing.entries()].toReversed())
        pen.group({ x: step[0] * index, y: step[1] * index, scale: 1 }, () =>
          atSize(pen, { x: 0, y: 0, person }, () => draw(pen)),
        )
    },
  }
}

/** One on the rock, one who spots, the others watch. */
function boulderArt([first = 'adult', ...others]: readonly Person[]): SubjectArt {
  return {
    habitat: 'wall',
    scale: 1.15,
    box: { left: -36 - 24 * Math.max(0, others.length - 1), right: 34, top: -72, bottom: 8 },
    draw(pen) {
      drawMat(pen)
      for (const [index, person] of others.entries())
        pen.group({ x: index === 0 ? -22 : -26 - 24 * index, y: 2, scale: 1 }, () =>
          atSize(pen, { x: 0, y: 0, person }, () =>
            index === 0 ? drawSpotter(pen) : drawBystander(pen, index),
          ),
        )
      pen.group({ x: 12, y: -38, scale: 1 }, () =>
        atSize(pen, { x: 0, y: 0, person: first }, () => drawBoulderer(pen)),
      )
    },
  }
}

function topArt([first = 'adult', ...others]: readonly Person[]): SubjectArt {
  return {
    habitat: 'wall',
    scale: 1.2,
    box: { left: -36 - 22 * Math.max(0, others.length - 1), right: 34, top: -46, bottom: 22 },
    draw(pen) {
      for (const [index, person] of others.entries())
        pen.group({ x: -22 - 22 * index, y: 0, scale: 1 }, () =>
          atSize(pen, { x: 0, y: 0, person }, () => drawBystander(pen, index + 1)),
        )
      atSize(pen, { x: 0, y: 0, person: first }, () => drawSeatedBelayer(pen))
    },
  }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
