import type { SceneSubject } from '../scene-schema.ts'
import type { Person, Troupe } from '../cast/troupe.ts'
import { drawFire } from './campfire.ts'
import { climberArt } from './climbing-poses.ts'
import { drawCanoe, drawKayak } from './paddled-boats.ts'
import { atSize, drawBystander } from './people.ts'
import { drawRaft } from './rafts.ts'
import { subjectArts } from './registry.ts'
import { drawMotorboat, drawSailboat } from './sea-boats.ts'
import type { Box, SubjectArt, SubjectPen } from './subject-pen.ts'
import { drawShade, walker } from './walkers.ts'
import { whaleArt } from './whales.ts'
import { deer, elephant } from './wildlife.ts'

/** The drawing of all that a troupe consists of. */
export function troupeArt(
  subject: Exclude<SceneSubject, 'none'>,
  { crews, climb = 'cliff', whale = 'breach' }: Troupe,
): SubjectArt {
  const people = crews.flat()
  if (subject === 'whale') return whaleArt(whale, crews.length)
  if (subject === 'climber') return climberArt(climb, people)
  if (subject === 'hiker') return walkersArt(people)
  if (subject === 'fire') return fireArt(people)
  return sideBySide(
    subject,
    crews.map((crew, index) => memberOf(subject, crew, index)),
  )
}

/** One thing of several, in its own units. */
type Member = { box: Box; draw: (pen: SubjectPen) => void }

function memberOf(
  subject: Exclude<SceneSubject, 'none'>,
  crew: readonly Person[],
  index: number,
): Member {
  const { box, draw } = subjectArts[subject]
  if (subject === 'raft') return { box, draw: (pen) => drawRaft(pen, crew) }
  if (subject === 'kayak') return { box, draw: (pen) => drawKayak(pen, crew) }
  if (subject === 'canoe') return { box, draw: (pen) => drawCanoe(pen, crew) }
  if (subject === 'motorboat') return { box, draw: (pen) => drawMotorboat(pen, crew) }
  if (subject === 'sailboat') return { box, draw: (pen) => drawSailboat(pen, crew) }
  if (subject === 'elephant') return { box: { ...box, left: -48 }, draw: elephant }
  if (subject === 'deer')
    return { box: { ...box, left: -28 }, draw: (pen) => deer(pen, index === 0) }
  const beside = besideSize[subject]
  if (beside !== undefined) return withBystanders({ box, draw }, crew, beside)
  const [person = 'adult'] = crew
  return { box, draw: (pen) => atSize(pen, { x: 0, y: 0, person }, () => draw(pen)) }
}

/** Size factor of people who stand in front of the subject, closer to the viewer. */
const besideSize: Partial<Record<SceneSubject, number>> = {
  tent: 1.1,
  cabin: 1,
  house: 1,
  campervan: 1.15,
  jeep: 1.15,
}

/** Distance in units from people to the subject behind them. */
const nearer = 12

function withBystanders({ box, draw }: Member, crew: readonly Person[], size: number): Member {
  const step = 19 * size
  const first = box.right - 10
  return {
    box: {
      ...box,
      right: Math.max(box.right, first + step * crew.length),
      bottom: Math.max(box.bottom, nearer + 2),
    },
    draw(pen) {
      draw(pen)
      for (const [index, person] of crew.entries())
        pen.group({ x: first + step * index, y: nearer, scale: size }, () => {
          drawShade(pen, 8)
          atSize(pen, { x: 0, y: 0, person }, () => drawBystander(pen, index))
        })
    },
  }
}

type Place = { x: number; up: number; scale: number }

/** Where things are, `x` in widths of one: the nearest first, the others beside and behind it, smaller. */
const afloat: readonly Place[] = [
  { x: 0, up: 0, scale: 1 },
  { x: -0.6, up: 25, scale: 0.78 },
  { x: 0.6, up: 31, scale: 0.7 },
  { x: -0.04, up: 50, scale: 0.56 },
  { x: 0.96, up: 54, scale: 0.5 },
  { x: -0.92, up: 50, scale: 0.54 },
]

/** On land little is seen of what stands behind: it stands farther out. */
const ashore: readonly Place[] = [
  { x: 0, up: 0, scale: 1 },
  { x: -0.76, up: 6, scale: 0.84 },
  { x: 0.72, up: 9, scale: 0.76 },
  { x: -1.36, up: 12, scale: 0.7 },
  { x: 1.26, up: 14, scale: 0.64 },
  { x: -1.86, up: 16, scale: 0.6 },
]

/** Fraction of the width that the next subject must not cover. Tracks, lines, and waves may overlap. */
const ownWidths: Partial<Record<SceneSubject, number>> = {
  skier: 0.44,
  cyclist: 0.62,
  horse: 0.62,
  angler: 0.4,
  surfer: 0.56,
  kite: 0.6,
  kayak: 0.84,
}

function sideBySide(
  subject: Exclude<SceneSubject, 'none'>,
  members: readonly Member[],
): SubjectArt {
  const art = subjectArts[subject]
  const width = (art.box.right - art.box.left) * (ownWidths[subject] ?? 1)
  const places = art.habitat === 'ground' ? ashore : afloat
  const placed = members.map((member, index) => {
    const { x = 0, up = 0, scale = 1 } = places[index] ?? {}
    return { member, x: x * width, y: -up, scale }
  })
  const boxes = placed.map(({ member: { box }, x, y, scale }) => ({
    left: x + box.left * scale,
    right: x + box.right * scale,
    top: y + box.top * scale,
    bottom: y + box.bottom * scale,
  }))
  return {
    ...art,
    box: around(boxes),
    draw(pen) {
      for (const { member, ...place } of placed.toReversed())
        pen.group(place, () => member.draw(pen))
    },
  }
}

function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/** In single file, children in the middle. */
function walkersArt(people: readonly Person[]): SubjectArt {
  const step = 25
  const [leader = 'adult', ...others] = people
  const file = [leader, ...others.toReversed()]
  return {
    ...subjectArts.hiker,
    box: { ...subjectArts.hiker.box, left: -12 - step * (people.length - 1) },
    draw(pen) {
      const { tones } = pen
      for (const [index, person] of [...file.entries()].toReversed()) {
        const x = 6 - step * index
        const jacket: [string, string] =
          index % 2 === 0 ? [tones.accent, tones.accentLit] : [tones.partner, tones.partnerLit]
        pen.group({ x, y: 0, scale: 1 }, () => drawShade(pen, 9))
        atSize(pen, { x, y: 0, person }, () => walker(pen, x, index === 0 ? 1 : 0.94, jacket))
      }
    },
  }
}

function fireArt(people: readonly Person[]): SubjectArt {
  const more = Math.max(0, Math.ceil(people.length / 2) - 1) * 25
  const { box } = subjectArts.fire
  return {
    ...subjectArts.fire,
    box: { ...box, left: box.left - more, right: box.right + more },
    draw: (pen) => drawFire(pen, people),
  }
}
