import type { Person } from '../cast/troupe.ts'
import type { Point } from '../ink/path.ts'
import { drawFigure } from './figure.ts'
import { atSize } from './people.ts'
import type { SubjectPen } from './subject-pen.ts'

/** Foam along a waterline, and a splash at the bow. */
function drawFoam(pen: SubjectPen, from: number, to: number, y: number): void {
  const { white } = pen.tones
  const long = to - from
  pen.shape(
    `M${from - 8} ${y}q${long * 0.2}-7 ${long * 0.35}-2t${long * 0.35} 0q${long * 0.16}-7 ${long * 0.3} 0q-10 7-${long * 0.4} 6q-${long * 0.5} 3-${long * 0.6 + 16}-4z`,
    white,
    0.85,
  )
  pen.line(
    `M${from - 16} ${y + 8}h${long * 0.5}M${from + long * 0.55} ${y + 11}h${long * 0.45}`,
    white,
    1.8,
    0.55,
  )
}

const fullRaft: readonly Person[] = Array.from({ length: 6 }, () => 'adult')

function paddler(
  pen: SubjectPen,
  {
    x,
    y,
    reach,
    jacket,
    isBack = false,
  }: { x: number; y: number; reach: number; jacket: [string, string]; isBack?: boolean },
): void {
  const hand: Point = [x + 9, y - 12]
  const low: Point = [x + 5, y - 8]
  if (!isBack) pen.line(`M${x + 2} ${y - 25}L${x + 13} ${y + reach}`, pen.tones.dark, 1.5)
  drawFigure(pen, {
    hip: [x, y],
    neck: [x + 3, y - 15],
    head: [x + 4.6, y - 21.5],
    ...(!isBack && { frontArm: [low, hand] }),
    jacket: jacket[0],
    jacketLit: jacket[1],
    hat: 'helmet',
    hatColour: isBack ? pen.tones.accentLit : pen.tones.partnerLit,
    bulk: 1.02,
  })
  if (isBack) return
  pen.shape(`M${x + 11.4} ${y + reach - 5}l4-1 1.6 9q-3 2-5 .5z`, pen.tones.partnerLit)
}

export function drawRaft(pen: SubjectPen, crew: readonly Person[] = fullRaft): void {
  const { tones } = pen
  pen.shape('M-56 6Q0-8 58 4Q40 18 0 17T-56 6z', tones.dark, 0.3)
  pen.limb(
    [
      [-43, -17],
      [-34, -12],
      [32, -12],
      [43, -19],
    ],
    9,
    tones.accentShade,
  )
  const half = Math.ceil(crew.length / 2)
  const smallFirst = crew.toSorted(
    (one, other) => Number(one === 'adult') - Number(other === 'adult'),
  )
  // Children on the near side, where they are seen whole.
  const front = seated(smallFirst.slice(0, half), [-33, -10, 13])
  const back = seated(smallFirst.slice(half), [-23, -1, 21])
  const jacket: [string, string] = [tones.partner, tones.partnerLit]
  for (const { x, person } of back)
    atSize(pen, { x, y: -13, person }, () =>
      paddler(pen, { x, y: -13, reach: 10, jacket, isBack: true }),
    )
  for (const { x, person } of front)
    atSize(pen, { x, y: -8, person }, () => paddler(pen, { x, y: -8, reach: 11, jacket }))
  pen.line('M-48-17Q-42-4-30-3H30Q43-4 50-20', tones.accent, 12)
  pen.line('M-46-20Q-40-7-30-6.5H30Q41-7.5 47-21', tones.accentLit, 3)
  pen.line('M-44-3Q-36 3-26 2.5H28Q38 2 44-5', tones.accentShade, 3.4)
  pen.line('M-27-9v11M-3-9v11M22-9v11', tones.accentShade, 1.4)
  // Over the side, so that they are seen to paddle.
  pen.line(front.map(({ x }) => `M${x + 6}-24l9 27`).join(''), tones.dark, 1.6)
  pen.shape(
    front.map(({ x }) => `M${x + 12.6} 1l4.4-1.4 3 10q-3 2.4-5.4 .6z`).join(''),
    tones.partnerLit,
  )
  pen.limb(
    [
      [-38, -12],
      [-44, -27],
    ],
    3,
    tones.dark,
  )
  drawFoam(pen, -52, 48, 5)
  pen.shape('M44-4q10-16 22-12q-4 2-5 6q8-4 12 0q-8 4-12 12q-12 6-22 2z', tones.white, 0.9)
  pen.line('M62-20l3-3M70-14l4-2M56-18l-1-5M-56 0l-6-4M-60 4l-7 0', tones.white, 2.4, 0.9)
}

type Seated = { x: number; person: Person }

/** One sits in the middle, two and three spread out. */
function seated(crew: readonly Person[], seats: readonly [number, number, number]): Seated[] {
  const [first, middle, last] = seats
  const taken = { 1: [middle], 2: [first + 6, last - 6] }[crew.length] ?? [first, middle, last]
  return crew.map((person, index) => ({ x: taken[index] ?? middle, person }))
}
