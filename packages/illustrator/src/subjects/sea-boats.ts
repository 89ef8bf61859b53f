import type { Person } from '../cast/troupe.ts'
import { drawFigure } from './figure.ts'
import { atSize } from './people.ts'
import type { SubjectArt, SubjectPen } from './subject-pen.ts'

export function drawSailboat(pen: SubjectPen, crew: readonly Person[] = ['adult', 'adult']): void {
  const { tones } = pen
  pen.shape('M-38 4H30Q20 26-2 34Q-24 22-38 4z', tones.white, 0.16)
  pen.line('M-44 10h30M2 14h42M-22 20h30', tones.white, 1.8, 0.5)
  pen.line('M0-96V-8', tones.dark, 1.8)
  pen.shape('M-2-94Q-30-54-38-19Q-20-15-2-17z', tones.white)
  pen.shape('M-2-94Q-14-54-17-16Q-9-15-2-17z', tones.partnerLit, 0.55)
  pen.shape('M-26-46Q-14-43-2-44V-36Q-17-35-29-38z', tones.accent)
  pen.shape('M4-86Q28-48 43-13Q22-19 4-16z', tones.accentLit)
  pen.shape('M4-86Q14-48 15-17Q9-17 4-16z', tones.accentShade, 0.45)
  for (const [index, x] of [-24, -13, -35].slice(0, crew.length).entries())
    atSize(pen, { x, y: -9, person: crew[index] ?? 'adult' }, () => drawSailor(pen, x))
  pen.shape('M-42-11H40Q48-12 54-15Q46 3 28 6H-28Q-40 3-42-11z', tones.accent)
  pen.shape('M-42-11H40Q48-12 54-15Q52-9 47-6H-41z', tones.white)
  pen.line('M-38 3Q0 9 34 3', tones.accentShade, 2.4)
  pen.shape('M0-96l-11 3 11 4z', tones.accent)
  pen.shape('M46 2q10-8 16-2q-4 4-14 5zM-40 5q-14-5-22 1q12 4 24 2z', tones.white, 0.75)
}

function drawSailor(pen: SubjectPen, x: number): void {
  const { tones } = pen
  drawFigure(pen, {
    hip: [x, -9],
    neck: [x + 1, -18],
    head: [x + 2, -22.5],
    frontArm: [
      [x + 6, -14],
      [x + 10, -14],
    ],
    jacket: x === -24 ? tones.partner : tones.mid,
    jacketLit: tones.partnerLit,
    hat: 'brim',
    bulk: 0.72,
  })
}

const guests: readonly Person[] = ['adult', 'adult', 'adult']

export function drawMotorboat(pen: SubjectPen, crew: readonly Person[] = guests): void {
  const { tones } = pen
  pen.shape('M-40 4q-26-12-56-4q20 4 28 8q28 4 40-2z', tones.white, 0.7)
  pen.line('M-104 8h40M-84 13h60M-10 12h52', tones.white, 1.8, 0.55)
  pen.line('M-34-12V-38H6', tones.dark, 1.6)
  pen.shape('M-38-40H10l-3-5H-35z', tones.accent)
  // Who is alone steers.
  const seats = crew.length === 4 ? [-35, -25, -13, -1] : [-26, -14, -1].slice(3 - crew.length)
  for (const [index, x] of seats.entries()) {
    const isHelm = x === -1
    const person = crew[isHelm ? 0 : index + 1] ?? 'adult'
    const jacket = x === -14 || x === -13 ? tones.accentShade : tones.partner
    atSize(pen, { x, y: -13, person }, () => drawGuest(pen, { x, jacket, isHelm }))
  }
  pen.shape('M8-15L17-29H21L24-14z', tones.white, 0.6)
  pen.shape('M-46-14H26Q46-16 60-23Q54-2 34 5H-38Q-46 2-46-14z', tones.white)
  pen.shape('M-46-8Q20-6 57-16Q51 0 34 5H-38Q-45 2-46-8z', tones.accent)
  pen.line('M-44-9Q20-7 56-17', tones.accentLit, 2)
  pen.shape('M-54-18h9V2h-7z', tones.dark)
  pen.line('M-40-14v-14', tones.dark, 1.2)
  pen.shape('M-40-28h-12l3 3.5-3 3.5h12z', tones.accentLit)
  pen.shape('M34 4q14-14 34-10q-6 3-6 6q8 0 10 5q-24 6-44 2z', tones.white, 0.9)
}

function drawGuest(
  pen: SubjectPen,
  { x, jacket, isHelm }: { x: number; jacket: string; isHelm: boolean },
): void {
  const { tones } = pen
  drawFigure(pen, {
    hip: [x, -13],
    neck: [x + 1.5, -23],
    head: [x + 2.5, -28],
    frontArm: [
      [x + 7, -19],
      [x + 10, -18],
    ],
    jacket,
    jacketLit: jacket === tones.partner ? tones.partnerLit : tones.accent,
    hat: isHelm ? 'brim' : 'none',
    bulk: 0.8,
  })
}

export const seaBoats = {
  sailboat: {
    habitat: 'water',
    box: { left: -62, right: 62, top: -98, bottom: 34 },
    scale: 0.95,
    draw: (pen) => drawSailboat(pen),
  },
  motorboat: {
    habitat: 'water',
    box: { left: -104, right: 74, top: -46, bottom: 16 },
    scale: 0.85,
    draw: (pen) => drawMotorboat(pen),
  },
} satisfies Record<string, SubjectArt>
