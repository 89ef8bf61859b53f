import { drawFigure } from './figure.ts'
import type { SubjectArt, SubjectPen } from './subject-pen.ts'

function balloon(pen: SubjectPen, isFar = false): void {
  const { tones } = pen
  if (tones.isDark && !isFar) pen.shine(0, -48, 70, tones.lamp, 0.5)
  const gore = (half: number) => {
    const neck = half * 0.22
    return `M0-104C${half * 0.72}-104 ${half}-82 ${half}-62C${half}-38 ${half * 0.42}-26 ${neck}-10H-${neck}C-${half * 0.42}-26-${half}-38-${half}-62C-${half}-82-${half * 0.72}-104 0-104z`.replaceAll(
      /\d+\.\d+/g,
      (number) => String(Math.round(Number(number))),
    )
  }
  pen.shape(gore(44), tones.accent)
  pen.shape(gore(32), tones.partnerLit)
  pen.shape(gore(20), tones.accent)
  pen.shape(gore(8), tones.partnerLit)
  pen.shape('M-43-68Q0-54 43-68Q45-58 41-50Q0-36-41-50Q-45-58-43-68z', tones.white, 0.85)
  if (isFar) {
    pen.shape('M-8 0H8L6 14H-6z', tones.coat)
    return
  }
  pen.shape('M-40-54Q0-40 40-54L38-50Q0-36-38-50z', tones.accentShade)
  pen.shape(
    'M0-104C32-104 44-82 44-62C44-38 18-26 10-10H4C12-28 26-42 26-64C26-84 14-100 0-104z',
    tones.accentLit,
    0.4,
  )
  pen.shape(
    'M0-104C-32-104-44-82-44-62C-44-38-18-26-10-10H-6C-14-26-34-40-34-62C-34-84-18-100 0-104z',
    tones.dark,
    0.22,
  )
  pen.line('M-9-10L-6 4M9-10L6 4M-3-10L-2 4M3-10L2 4', tones.dark, 0.8)
  pen.shape('M-3-4Q-3-12 0-15Q3-12 3-4z', tones.lamp)
  pen.disc(-3, 2, 2.2, tones.dark)
  pen.disc(3, 1.5, 2.2, tones.skin)
  pen.shape('M-8 4H8L6.5 15Q6 17 4 17H-4Q-6 17-6.5 15z', tones.coat)
  pen.line('M-8 4H8', tones.coatLit, 2)
}

function drawBalloon(pen: SubjectPen): void {
  pen.group({ x: -84, y: -58, scale: 0.3 }, () => balloon(pen, true))
  pen.group({ x: 74, y: -16, scale: 0.2 }, () => balloon(pen, true))
  balloon(pen)
}

function drawParaglider(pen: SubjectPen): void {
  const { tones } = pen
  pen.line('M-46-74L-1-20M-24-86L0-20M0-90L1-20M24-86L2-20M46-74L3-20', tones.dark, 0.5, 0.8)
  pen.shape('M-56-72Q-34-104 0-104T56-72Q56-66 50-68Q30-90 0-90T-50-68Q-56-66-56-72z', tones.accent)
  pen.shape(
    'M-34-94Q-26-99-18-101L-15-89Q-23-87-29-84zM18-101Q27-99 34-94L29-84Q22-87 15-89z',
    tones.partnerLit,
  )
  pen.shape('M-56-72Q-34-104 0-104T56-72Q34-98 0-98T-56-72z', tones.accentLit, 0.75)
  pen.shape('M-12-17Q-14-4-4-3L20-2Q24-3 22-6L4-9L0-18z', tones.accentShade)
  drawFigure(pen, {
    hip: [-3, -8],
    neck: [-5, -22],
    head: [-4, -28.5],
    frontLeg: [
      [8, -8],
      [20, -5],
      [24, -8],
    ],
    frontArm: [
      [2, -26],
      [6, -33],
    ],
    jacket: tones.partner,
    jacketLit: tones.partnerLit,
    hat: 'helmet',
    hatColour: tones.accentLit,
    bulk: 1.02,
  })
}

function drawZipline(pen: SubjectPen): void {
  const { tones } = pen
  pen.line('M-420-88L420-32', tones.dark, 2.2)
  pen.line('M-420-89L420-33', tones.rim, 0.7)
  pen.disc(-2, -60, 3.4, tones.dark)
  pen.line('M-2-58L-6-18M-2-58L4-36', tones.rim, 1.4)
  drawFigure(pen, {
    hip: [-8, -14],
    neck: [-11, -30],
    head: [-10, -37],
    backLeg: [
      [4, -14],
      [14, -20],
    ],
    frontLeg: [
      [5, -17],
      [17, -14],
      [20, -18],
    ],
    backArm: [
      [-6, -40],
      [0, -49],
    ],
    frontArm: [
      [-3, -36],
      [2, -44],
    ],
    hat: 'helmet',
    hatColour: tones.partnerLit,
    bulk: 1.15,
  })
  pen.line('M-12-17Q-8-9-3-16', tones.partnerLit, 2.2)
  pen.line('M-26-34h-16M-24-26h-22M-22-18h-14', tones.white, 1.6, 0.6)
}

export const fliers = {
  balloon: {
    habitat: 'air',
    box: { left: -98, right: 84, top: -106, bottom: 18 },
    scale: 0.85,
    draw: drawBalloon,
  },
  paraglider: {
    habitat: 'air',
    box: { left: -57, right: 57, top: -106, bottom: 2 },
    scale: 0.8,
    draw: drawParaglider,
  },
  zipline: {
    habitat: 'air',
    box: { left: -46, right: 26, top: -64, bottom: -8 },
    scale: 1.2,
    draw: drawZipline,
  },
} satisfies Record<string, SubjectArt>
