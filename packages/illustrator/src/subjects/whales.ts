import type { WhalePose } from '../cast/cast.ts'
import { drawMotorboat } from './sea-boats.ts'
import type { Box, SubjectArt, SubjectPen } from './subject-pen.ts'

function drawBreach(pen: SubjectPen): void {
  const { tones } = pen
  pen.shape('M-26 8Q-28-34-2-66Q14-84 30-84Q42-82 40-68Q32-40 40 8z', tones.dark)
  pen.shape('M40-68Q32-40 40 8H14Q8-36 26-70Q30-80 37-78Q41-76 40-68z', tones.white, 0.85)
  pen.line('M34-66Q24-40 32 4M29-68Q17-38 24 4M38-60Q31-40 38 2', tones.mid, 1.4, 0.8)
  pen.shape('M-22-14Q-22-40 0-64Q12-78 26-82Q4-64-4-38Q-10-18-8 4H-24z', tones.mid, 0.8)
  pen.shape('M8-40Q-18-36-36-8Q-40 0-34 0Q-14-4 10-26z', tones.dark)
  pen.line('M4-38Q-18-32-34-4', tones.rim, 1.6, 0.8)
  pen.shape('M28-44Q48-38 58-18Q60-11 54-13Q38-18 26-32z', tones.mid)
  pen.disc(22, -62, 1.6, tones.white)
  pen.shape(
    'M-58 10Q-50-8-36-2Q-32-20-22-12Q-14-22-6-8Q6-14 14-4Q24-16 34-8Q42-20 48-6Q60-10 66 10Q4 20-58 10z',
    tones.white,
    0.95,
  )
  pen.shape('M-40 11Q-30 0-20 5Q-6-4 4 5Q20-2 28 5Q40 0 50 11z', tones.waterLit, 0.5)
  pen.line(
    'M-46-14l-4-8M-32-26l-3-8M52-18l5-9M60-8l8-6M-56-4l-8-5M44-28l3-8',
    tones.white,
    3.4,
    0.9,
  )
  pen.line('M-78 14h40M-30 20h70M30 15h50', tones.white, 2, 0.55)
}

/** The tail of a whale that goes down. */
function drawFluke(pen: SubjectPen): void {
  const { tones } = pen
  pen.shape('M-34 9Q-20 0 0 1T36 9Q10 17-34 9z', tones.white, 0.55)
  pen.shape('M-17 8Q-8-12-6-33Q-3-39 0-38Q3-39 6-33Q9-12 21 8Q2 13-17 8z', tones.dark)
  pen.shape(
    'M0-35Q-8-52-27-58Q-46-62-60-51Q-41-50-28-38Q-14-25 0-27Q14-25 28-38Q41-50 60-51Q46-62 27-58Q8-52 0-35z',
    tones.dark,
  )
  pen.shape('M-8-36Q-18-50-33-53Q-42-55-50-52Q-34-49-24-40Q-16-33-8-32z', tones.white, 0.72)
  pen.shape('M8-36Q18-50 33-53Q42-55 50-52Q34-49 24-40Q16-33 8-32z', tones.white, 0.82)
  pen.line('M-14-40l-9-7M-20-38l-12-8M14-40l9-7M20-38l12-8', tones.mid, 1.2, 0.7)
  pen.line('M0-35Q8-52 27-58Q46-62 60-51', tones.rim, 1.6, 0.85)
  pen.line('M7-28Q9-10 19 6', tones.rim, 1.6, 0.6)
  pen.line('M-56-46v6M-46-44v8M-30-33v5M30-33v7M44-43v5M56-46v8', tones.white, 1.4, 0.7)
  pen.shape('M-30 10Q-22-2-14 4Q-6-4 2 4Q10-3 16 4Q26-1 34 10Q4 16-30 10z', tones.white, 0.95)
  pen.line('M-60 15h36M-12 19h50M32 13h28', tones.white, 2, 0.55)
}

/** A back with its fin in the swell, and the breath above it. */
function drawBack(pen: SubjectPen): void {
  const { tones } = pen
  pen.shape('M-74 7Q-54-9-36-15L-43-27Q-30-27-23-18Q10-25 42-16Q60-9 70 7Q0 13-74 7z', tones.dark)
  pen.shape('M-20-17Q12-22 40-13Q55-7 63 4Q44-6 16-9Q-2-12-20-17z', tones.mid, 0.75)
  pen.line('M-70 5Q-54-9-36-15L-43-27Q-30-27-23-18Q10-25 42-16Q58-9 67 4', tones.rim, 1.6, 0.75)
  pen.shape(
    'M41-17Q36-34 24-47Q30-50 34-56Q40-66 48-60Q58-66 62-54Q70-50 64-45Q54-34 47-17z',
    tones.white,
    0.8,
  )
  pen.line('M38-44q-4-8-10-10M46-40v-14M53-44q4-8 9-9M20-44l-5-3M70-42l5-4', tones.white, 2, 0.9)
  pen.shape(
    'M-84 9Q-74 0-62 4Q-50-1-38 5Q-20 0-4 6Q16 0 32 5Q46 0 58 3Q72-3 82 9Q0 19-84 9z',
    tones.white,
    0.92,
  )
  pen.shape('M-58 11Q-36 4-16 9Q8 4 30 9Q46 5 60 11z', tones.waterLit, 0.5)
  pen.line('M-92 15h40M-34 20h80M56 15h36', tones.white, 2, 0.55)
}

function drawSpout(pen: SubjectPen): void {
  pen.group({ x: 66, y: -20, scale: 0.46 }, () => drawMotorboat(pen))
  pen.group({ x: -22, y: 3, scale: 1 }, () => drawBack(pen))
}

/** Where whales of a pod are, the first the nearest; a calf swims beside it. */
const pod = [
  { x: -20, y: 4, scale: 0.92, draw: drawBack },
  { x: 72, y: -10, scale: 0.56, draw: drawBack },
  { x: -92, y: -16, scale: 0.5, draw: drawFluke },
  { x: 26, y: -34, scale: 0.36, draw: drawBack },
]

const boxes: Record<WhalePose, Box> = {
  breach: { left: -78, right: 82, top: -86, bottom: 22 },
  fluke: { left: -62, right: 62, top: -64, bottom: 22 },
  spout: { left: -116, right: 102, top: -66, bottom: 24 },
  pair: { left: -104, right: 124, top: -60, bottom: 24 },
}
const draws: Record<Exclude<WhalePose, 'pair'>, (pen: SubjectPen) => void> = {
  breach: drawBreach,
  fluke: drawFluke,
  spout: drawSpout,
}

export const whales = {
  whale: {
    habitat: 'water',
    box: boxes.breach,
    scale: 0.9,
    draw: drawBreach,
  },
} satisfies Record<string, SubjectArt>

/** One whale in a pose, or a pod of `count`. */
export function whaleArt(pose: WhalePose, count: number): SubjectArt {
  const art = { ...whales.whale, box: boxes[pose] }
  if (pose !== 'pair') return { ...art, scale: pose === 'fluke' ? 1.1 : 0.9, draw: draws[pose] }
  const box = count > 2 ? { ...boxes.pair, left: -126 } : boxes.pair
  return {
    ...art,
    box,
    draw(pen) {
      for (const { draw, ...place } of pod.slice(0, count).toReversed())
        pen.group(place, () => draw(pen))
    },
  }
}
