import type { SceneSubject } from '../scene-schema.ts'
import type { Frame, Spot, Spots, Stage } from '../stage.ts'
import { subjectArts } from './registry.ts'
import { createSubjectPen, type SubjectArt, subjectTones } from './subject-pen.ts'
import { troupeArt } from './troupe-art.ts'

/** The room that the subject takes in the picture. */
export type SubjectBox = { left: number; right: number; top: number; bottom: number }

/** Draws the subject where the setting has room for its like; it faces the light, or what the place has it face. */
export function drawSubject(stage: Stage, subject: SceneSubject, spots: Spots): SubjectBox | null {
  if (subject === 'none') return null
  const { canvas, frame, light, random, shot, sun, troupe } = stage
  const art = troupe === null ? subjectArts[subject] : troupeArt(subject, troupe)
  const spot = spots[art.habitat] ?? (art.habitat === 'air' ? airSpot(stage) : spots.ground)
  const flip = spot.faces === undefined ? sun.x < spot.x : spot.faces === 'left'
  const sides = { left: frame.width * 0.06, right: frame.width * 0.94 }
  const inner = (troupe === null ? undefined : spot.ends) ?? sides
  const room =
    troupe === null && shot.view === undefined
      ? roomFor(art, 0.84 * frame.width)
      : Math.min(roomForMany(art, frame), roomFor(art, inner.right - inner.left))
  const scale = Math.min(scaleFor(stage, art, spot), room)
  const box = {
    left: (flip ? -art.box.right : art.box.left) * scale,
    right: (flip ? -art.box.left : art.box.right) * scale,
    top: art.box.top * scale,
    bottom: art.box.bottom * scale,
  }
  const x = Math.round(Math.min(inner.right - box.right, Math.max(inner.left - box.left, spot.x)))
  const y = Math.round(Math.min(frame.height - 8 - box.bottom, Math.max(12 - box.top, spot.y)))
  const pen = createSubjectPen(canvas, subjectTones(light), random)
  canvas.place({ x, y, scale, flip }, () => art.draw(pen))
  return { left: x + box.left, right: x + box.right, top: y + box.top, bottom: y + box.bottom }
}

/** Share of the picture's height that a subject fills in an ad. */
const viewShares = { wide: 0.46, middle: 0.54, close: 0.66 }

/** Climbers keep their own scale, which depends on the rock. */
function scaleFor(
  { frame, shot, troupe }: Stage,
  { box, habitat, scale = 1 }: SubjectArt,
  spot: Spot,
) {
  const usual = (spot.size / 100) * scale
  if (shot.view === undefined || habitat === 'wall') return usual
  // In portrait pictures, the width limits the subject.
  const side = Math.min(frame.height, frame.width)
  const asked = (viewShares[shot.view] * side) / (box.bottom - box.top)
  // Members of a group stay recognizable only at the size of a single subject.
  return troupe !== null && troupe.crews.length > 1 ? Math.max(asked, usual) : asked
}

function roomFor({ box }: SubjectArt, width: number): number {
  return width / (box.right - box.left)
}

/** All of them stay in sight when the picture is cut to a square. */
function roomForMany(art: SubjectArt, { width, height }: Frame): number {
  const tall = art.box.bottom - art.box.top
  return Math.min(roomFor(art, Math.min(0.84 * width, 0.94 * height)), (0.8 * height) / tall)
}

function airSpot({ frame }: Stage): Spot {
  return { x: frame.focusX, y: frame.horizon * 0.62, size: frame.size }
}
