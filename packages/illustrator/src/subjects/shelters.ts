import type { SubjectArt, SubjectPen } from './subject-pen.ts'
import { drawShade } from './walkers.ts'

function drawTent(pen: SubjectPen): void {
  const { tones } = pen
  drawShade(pen, 46)
  if (tones.isDark) pen.shine(0, -14, 78, tones.lamp, 0.6)
  const [lit, base] = tones.isDark ? ['#ffdf9a', '#f6b455'] : [tones.accentLit, tones.accent]
  pen.line('M0-45L58 1M0-45L-56 1', tones.dark, 0.9, 0.8)
  pen.shape('M-4-45L-42 0H30z', base)
  pen.shape('M-4-45L46-2L30 0z', tones.accentShade)
  pen.shape('M-4-45L-42 0H-12z', lit, 0.75)
  pen.shape('M-4-40L-16 0H12z', tones.isDark ? '#fff0c2' : tones.dark, tones.isDark ? 0.95 : 0.85)
  pen.shape('M-4-40L12 0H2z', tones.isDark ? base : tones.mid)
  if (tones.isDark) pen.shape('M-10 0q1-11 5-11q3 0 4 5l1 6z', tones.accentShade, 0.75)
  pen.line('M-4-45L-42 0M-4-45L30 0', tones.rim, 1.4)
}

function drawCabin(pen: SubjectPen): void {
  const { tones } = pen
  drawShade(pen, 50)
  const wood = tones.mid
  pen.shape('M-34-26L-10-48L12-26V0H-34z', wood)
  pen.shape('M12-26H48V0H12z', tones.dark)
  pen.line('M-34-19H48M-34-12H48M-34-5H48', tones.dark, 1.2, 0.5)
  pen.shape('M-10-52L-42-22L-37-19L-10-44L14-20L54-20L34-52z', tones.accentShade)
  pen.shape('M-10-52L14-20H54L34-52z', tones.accent)
  pen.shape('M-6-50L34-52L40-43L2-41z', tones.accentLit, 0.6)
  pen.shape('M24-62h8v14h-8z', tones.dark)
  pen.line('M28-66q-5-6 1-11t2-12', tones.white, 3.4, 0.45)
  pen.shine(-8, -14, 40, tones.lamp, tones.isDark ? 0.6 : 0.2)
  pen.shape('M-24-20h11v10h-11zM-15-39h9v8h-9zM20-17h9v9h-9zM35-17h9v9h-9z', tones.lamp)
  pen.line('M-18.5-20v10M-24-15h11M24.5-17v9M39.5-17v9', tones.dark, 1)
  pen.shape('M-6-21h11V0H-6z', tones.accentShade)
  pen.disc(3, -10, 0.9, tones.lamp)
  pen.shape('M-50 0h6v-6h8V0zM-49-6h12v-5h-10z', tones.dark)
}

function drawHouse(pen: SubjectPen): void {
  const { tones } = pen
  drawShade(pen, 54)
  pen.shape('M-40-32H10V0H-40z', tones.white)
  pen.shape('M10-32L30-52L50-32V0H10z', tones.white)
  pen.shape('M-40-32H10V0H-40z', tones.dark, 0.18)
  pen.shape('M-46-30L-34-54H32L10-30z', tones.accent)
  pen.shape('M30-56L6-30H11L30-49L49-30H55z', tones.accentShade)
  pen.shape('M-46-30L-34-54H32L28-49H-34z', tones.accentLit, 0.5)
  pen.shape('M-24-66h8v14h-8z', tones.accentShade)
  const glass = tones.isDark ? tones.lamp : tones.mid
  if (tones.isDark) pen.shine(6, -16, 50, tones.lamp, 0.45)
  pen.shape('M-33-24h10v11h-10zM-16-24h10v11h-10zM24-40h11v10h-11zM37-22h8v10h-8z', glass)
  pen.line('M-28-24v11M-11-24v11M29.5-40v10M41-22v10', tones.white, 1.1)
  pen.shape('M20-22h11V0H20z', tones.accentShade)
  pen.shape('M-54 0q-2-12 6-12t8 12zM44 0q0-9 7-9t7 9z', tones.dark)
}

function drawCampervan(pen: SubjectPen): void {
  const { tones } = pen
  drawShade(pen, 48, 1)
  if (tones.isDark) pen.shine(54, -12, 34, tones.lamp, 0.6)
  pen.shape('M-30-44L-20-56H24L30-44z', tones.partnerLit)
  pen.shape(
    'M-47-8V-38Q-47-45-40-45H26Q33-45 37-38L48-22Q51-19 51-15V-6Q51-3 48-3H-44Q-47-3-47-8z',
    tones.white,
  )
  pen.shape('M-47-20H49Q51-18 51-15V-6Q51-3 48-3H-44Q-47-3-47-8z', tones.accent)
  pen.line('M-46-20H49', tones.accentLit, 2)
  const glass = tones.isDark ? tones.lamp : tones.mid
  pen.shape('M-41-39h19v14h-19zM-17-39h19v14h-19z', glass)
  pen.shape('M7-39H24Q27-39 29-36L37-25H7z', tones.mid)
  pen.line('M12-27l9-11M18-27l6-8', tones.white, 1.6, 0.5)
  pen.line('M4-42V-5', tones.accentShade, 1)
  pen.shape('M-34-51H22v3H-34z', tones.dark)
  pen.limb(
    [
      [-24, -53],
      [14, -53],
    ],
    4,
    tones.partner,
    tones.partnerLit,
  )
  for (const x of [-28, 31]) {
    pen.disc(x, -2, 9.5, tones.dark)
    pen.disc(x, -2, 4, tones.white)
  }
  pen.disc(48, -13, 2.6, tones.lamp)
}

function drawJeep(pen: SubjectPen): void {
  const { tones } = pen
  drawShade(pen, 50, 2)
  pen.shape('M-30-48H14L26-28H-34z', tones.mid)
  pen.shape('M-26-45H-9V-29H-30zM-5-45H12L20-29H-5z', tones.white, 0.55)
  pen.line('M-33-50H16', tones.dark, 3)
  pen.shape('M-28-57h10v6h-10zM-15-56h14v5h-14z', tones.partner)
  pen.shape('M-46-28H26L46-25Q51-24 51-18V-7H-48V-22Q-48-28-46-28z', tones.accent)
  pen.shape('M-46-28H26L46-25Q50-24 51-20H-48Q-48-28-46-28z', tones.accentLit)
  pen.line('M-7-27V-8M-30-16h8M-2-16h7', tones.accentShade, 1.2)
  pen.shape('M-50-10H54v5H-50z', tones.dark)
  pen.disc(-49, -21, 7.5, tones.dark)
  for (const x of [-29, 32]) {
    pen.disc(x, -3, 11.5, tones.dark)
    pen.disc(x, -3, 5, tones.rim)
  }
  pen.disc(48, -17, 2.8, tones.lamp)
  pen.shape('M-60 6q-10-8-18-3q-10-2-12 5q14 4 30-2z', tones.white, 0.3)
}

export const shelters = {
  tent: {
    habitat: 'ground',
    box: { left: -60, right: 62, top: -48, bottom: 6 },
    scale: 0.85,
    draw: drawTent,
  },
  cabin: {
    habitat: 'ground',
    box: { left: -56, right: 58, top: -90, bottom: 6 },
    scale: 1,
    draw: drawCabin,
  },
  house: {
    habitat: 'ground',
    box: { left: -58, right: 62, top: -68, bottom: 6 },
    scale: 1,
    draw: drawHouse,
  },
  campervan: {
    habitat: 'ground',
    box: { left: -60, right: 60, top: -58, bottom: 10 },
    scale: 0.85,
    draw: drawCampervan,
  },
  jeep: {
    habitat: 'ground',
    box: { left: -92, right: 60, top: -58, bottom: 12 },
    scale: 0.8,
    draw: drawJeep,
  },
} satisfies Record<string, SubjectArt>
