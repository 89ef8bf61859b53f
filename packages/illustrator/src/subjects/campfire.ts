import type { Person } from '../cast/troupe.ts'
import { drawFigure } from './figure.ts'
import { atSize } from './people.ts'
import type { SubjectArt, SubjectPen } from './subject-pen.ts'

/** People around a fire, by turns on its left and its right. */
export function drawFire(pen: SubjectPen, crew: readonly Person[] = ['adult', 'adult']): void {
  const { tones } = pen
  pen.shine(0, -12, 74, '#ffb347', 0.75)
  for (const { x, person } of aroundFire(crew))
    atSize(pen, { x, y: 0, person }, () =>
      drawSitter(
        pen,
        x,
        x < 0 ? [tones.accent, tones.accentLit] : [tones.partner, tones.partnerLit],
      ),
    )
  pen.limb(
    [
      [-12, 0],
      [10, -4],
    ],
    3.6,
    tones.dark,
  )
  pen.limb(
    [
      [12, 0],
      [-9, -4],
    ],
    3.6,
    tones.mid,
  )
  pen.shape('M-9-3Q-13-14-5-20Q-6-13-2-14Q-4-25 4-32Q3-22 8-18Q12-10 8-3z', '#f0722b')
  pen.shape('M-5-3Q-7-11-2-15Q-1-11 1-12Q1-18 4-21Q4-14 6-10T4-3z', '#ffc24a')
  pen.shape('M-2-3Q-3-8 1-11Q4-7 2-3z', '#fff2c4')
  pen.line('M-6-36l1-3M8-41l-1-4M1-48v-3M-11-30l-1-2', '#ffc24a', 1.5, 0.9)
}

function aroundFire(crew: readonly Person[]): { x: number; person: Person }[] {
  return crew
    .map((person, index) => {
      const away = Math.floor(index / 2) * 25
      return { x: index % 2 === 0 ? -34 - away : 31 + away, person }
    })
    .toSorted((one, other) => one.x - other.x)
}

function drawSitter(pen: SubjectPen, x: number, jacket: [string, string]): void {
  const { tones } = pen
  const side = x < 0 ? 1 : -1
  pen.limb(
    [
      [x - 9 * side, -3],
      [x + 5 * side, -3],
    ],
    6,
    tones.dark,
  )
  drawFigure(pen, {
    hip: [x, -8],
    neck: [x + 2 * side, -22],
    head: [x + 4 * side, -28.5],
    backLeg: [
      [x + 9 * side, -11],
      [x + 11 * side, 0],
    ],
    frontLeg: [
      [x + 11 * side, -9],
      [x + 14 * side, 0],
    ],
    frontArm: [
      [x + 7 * side, -15],
      [x + 14 * side, -17],
    ],
    jacket: jacket[0],
    jacketLit: jacket[1],
    hat: x < 0 ? 'wool' : 'none',
  })
}

export const campfire = {
  fire: {
    habitat: 'ground',
    box: { left: -50, right: 50, top: -52, bottom: 6 },
    scale: 0.95,
    draw: (pen) => drawFire(pen),
  },
} satisfies Record<string, SubjectArt>
