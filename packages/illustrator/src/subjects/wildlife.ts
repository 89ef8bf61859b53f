import type { SubjectArt, SubjectPen } from './subject-pen.ts'
import { drawShade } from './walkers.ts'

export function elephant(pen: SubjectPen): void {
  const { tones } = pen
  const hide = tones.hide
  drawShade(pen, 42)
  pen.shape('M25-28H37L36 0H25zM-22-28H-9L-11-1H-21z', tones.dark)
  pen.line('M-40-44Q-47-36-45-19', tones.dark, 1.8)
  pen.shape(
    'M-41-34Q-42-54-22-58Q-4-62 12-58Q28-56 33-40Q33-22 28-18L27 0H15L14-20Q-4-16-19-19L-20 0H-34L-35-14Q-41-22-41-34z',
    hide,
  )
  pen.shape(
    'M-34-50Q-14-60 10-58Q20-58 26-52Q0-56-20-50Q-34-46-39-32Q-40-44-34-50z',
    tones.hideLit,
    0.8,
  )
  pen.shape(
    'M20-60Q34-66 45-55Q51-47 50-34L48-14Q48-7 53-7Q56-8 57-12L60.5-11Q61-2 52-2Q43-2 42-12L41-28Q34-26 28-30Q18-42 20-60z',
    hide,
  )
  pen.shape('M36-63Q46-60 49-48Q51-40 50-30L48-14Q47-24 46-34Q45-52 36-63z', tones.hideLit, 0.9)
  pen.shape('M20-58Q7-54 9-40Q11-27 21-23Q31-33 31-47Q29-58 20-58z', tones.dark, 0.5)
  pen.shape('M19-59Q8-54 11-41Q13-30 22-27Q30-36 29-48Q27-58 19-59z', hide)
  pen.line('M19-58Q9-53 12-40Q14-31 22-28', tones.hideLit, 1.6)
  pen.shape('M43-28Q50-20 58-23Q51-16 41-23z', tones.white)
  pen.disc(39.5, -47, 1.1, tones.dark)
}

function drawElephants(pen: SubjectPen): void {
  pen.group({ x: -62, y: 1, scale: 0.5 }, () => elephant(pen))
  elephant(pen)
}

export function deer(pen: SubjectPen, isStag: boolean): void {
  const { tones } = pen
  const [coat, lit] = [tones.coat, tones.coatLit]
  drawShade(pen, 20)
  pen.limb(
    [
      [8, -27],
      [6, -13],
      [8, 0],
    ],
    2.8,
    tones.dark,
  )
  pen.limb(
    [
      [-17, -28],
      [-23, -15],
      [-20, 0],
    ],
    2.8,
    tones.dark,
  )
  pen.shape(
    'M-24-33Q-23-39-14-38Q-2-36 8-38Q14-44 17-53Q19-58 24-58L29-55L36-50Q37-47 34-46L27-47Q24-40 21-32Q17-24 8-24Q-4-25-13-25Q-24-25-24-33z',
    coat,
  )
  pen.shape(
    'M29-55L36-50Q37-47 34-46L27-47Q24-40 21-32Q17-25 9-24Q18-34 21-46Q22-54 29-55z',
    lit,
    0.8,
  )
  pen.limb(
    [
      [13, -28],
      [14.5, -14],
      [13, 0],
    ],
    3,
    coat,
    lit,
  )
  pen.limb(
    [
      [-17, -29],
      [-13, -15],
      [-16, 0],
    ],
    3.2,
    coat,
    lit,
  )
  pen.shape('M20-57L12-60L18-53z', coat)
  pen.shape('M-24-36q-4 2-2 8l4-3z', tones.white)
  pen.disc(27.5, -53, 0.8, tones.dark)
  if (!isStag) return
  pen.line(
    'M22-58Q12-66 15-82M14.5-69L5-76M15-76L22-84M25-58Q31-66 30-80M29.5-67L38-74M30-74L24-84',
    tones.rim,
    1.9,
  )
}

function drawDeer(pen: SubjectPen): void {
  pen.group({ x: -52, y: -3, scale: 0.72 }, () => deer(pen, false))
  deer(pen, true)
}

/** A crane in flight, seen from the side. */
function crane(pen: SubjectPen, isUp: boolean): void {
  const { tones } = pen
  pen.shape(isUp ? 'M-4-1Q-22-20-30-40Q-10-30 8-2z' : 'M-4-1Q-20 8-26 26Q-6 16 8 1z', tones.mid)
  pen.shape('M-18 1Q-6-6 10-4Q24-5 36-9L44-8L36-6Q24 0 12 4Q-4 7-18 1z', tones.white)
  pen.line('M-16 1L-38 5M-16 2L-36 8', tones.dark, 1.2)
  pen.shape(isUp ? 'M-6-2Q-8-26 4-50Q14-28 12-2z' : 'M-6 1Q-2 22 10 36Q16 18 12 1z', tones.white)
  pen.shape(
    isUp ? 'M-3-30Q-2-42 4-50Q9-42 11-30Q4-36-3-30z' : 'M2 20Q4 30 10 36Q14 28 14 20Q8 24 2 20z',
    tones.dark,
  )
  pen.disc(36, -8.5, 2.2, tones.accent)
}

function drawBirds(pen: SubjectPen): void {
  const flock = [
    { x: 30, y: -6, scale: 0.8, isUp: true },
    { x: -30, y: 8, scale: 0.6, isUp: false },
    { x: -18, y: -34, scale: 0.48, isUp: true },
    { x: -72, y: -12, scale: 0.38, isUp: true },
    { x: -84, y: 22, scale: 0.34, isUp: false },
  ]
  for (const { isUp, ...place } of flock) pen.group(place, () => crane(pen, isUp))
}

export const wildlife = {
  elephant: {
    habitat: 'ground',
    box: { left: -88, right: 62, top: -66, bottom: 6 },
    scale: 1.05,
    draw: drawElephants,
  },
  deer: {
    habitat: 'ground',
    box: { left: -74, right: 40, top: -86, bottom: 6 },
    scale: 0.95,
    draw: drawDeer,
  },
  birds: {
    habitat: 'air',
    box: { left: -100, right: 68, top: -62, bottom: 36 },
    scale: 0.85,
    draw: drawBirds,
  },
} satisfies Record<string, SubjectArt>
