import { type Cast, type ShotView, type Vista, vistas } from '../cast/cast.ts'
import { hasPeople, isCastSubject, isSingle } from '../cast/troupe.ts'
import type { SceneSubject } from '../scene-schema.ts'

/** Shot of one ad in a round; `moodOfTurn` holds the hour and weather of a turn. */
export type ShotTurn = {
  view: ShotView
  side: 'left' | 'right'
  group: 'usual' | 'pair' | 'more'
  vista: Vista
}

/**
 * The hour repeats every three turns. View and side are chosen so that any two of six turns differ in at least two of
 * hour, view, and side, even if the ad text fixes the group size.
 */
const turns: readonly Omit<ShotTurn, 'vista'>[] = [
  { view: 'middle', side: 'right', group: 'usual' },
  { view: 'wide', side: 'left', group: 'more' },
  { view: 'wide', side: 'right', group: 'pair' },
  { view: 'close', side: 'left', group: 'pair' },
  { view: 'close', side: 'right', group: 'usual' },
  { view: 'middle', side: 'left', group: 'more' },
]

export function shotOfTurn(seed: number): ShotTurn {
  const turn = seed % turns.length
  const shot = turns[turn]
  const vista = vistas[turn]
  if (shot === undefined || vista === undefined) throw new Error(`No shot for turn ${turn}`)
  return { ...shot, vista }
}

/** Group size of a turn, for subjects that can be drawn several times. */
export function groupCast(
  subject: SceneSubject,
  group: ShotTurn['group'],
  hasFamilies: boolean,
): Cast {
  if (!isCastSubject(subject) || !hasPeople(subject) || subject === 'climber') return {}
  if (houses.includes(subject)) return { people: guests(hasFamilies)[group] }
  if (group === 'usual') return isSingle(subject) ? { people: { adults: 1, children: 0 } } : {}
  const more = hasFamilies ? { adults: 2, children: 1 } : { adults: 3, children: 0 }
  if (isSingle(subject)) return { people: group === 'pair' ? { adults: 2, children: 0 } : more }
  if (group === 'pair')
    return subject === 'fire' ? { people: { adults: 3, children: 0 } } : { count: 2 }
  return subject === 'kayak'
    ? { people: { adults: 4, children: 0 }, count: 2 }
    : { people: hasFamilies ? { adults: 2, children: 2 } : { adults: 4, children: 0 } }
}

const houses: readonly SceneSubject[] = ['tent', 'cabin', 'house', 'campervan', 'jeep']

function guests(hasFamilies: boolean) {
  return {
    usual: { adults: 2, children: 0 },
    pair: { adults: 1, children: 0 },
    more: hasFamilies ? { adults: 2, children: 2 } : { adults: 4, children: 0 },
  }
}

/** Describes the shot in one sentence for image models, so that the pictures of one round vary. */
export function describeShot(seed: number): string {
  const { view, side, group, vista } = shotOfTurn(seed)
  const hour = ['by day', 'at dusk', 'at dawn'][seed % 3]
  return `Shot: ${views[view]}, subject on the ${side}, ${groups[group]}, ${landscapes[vista]}, ${hour}.`
}

const views = { close: 'close-up', middle: 'medium shot', wide: 'wide shot' }
const groups = { usual: 'one person or boat', pair: 'two people or boats', more: 'a small group' }
const landscapes: Record<Vista, string> = {
  range: 'hills or mountains in the distance',
  heights: 'seen from a high viewpoint',
  woods: 'trees close behind',
  peak: 'one landmark in the background',
  walls: 'steep slopes or tall shores on both sides',
  hills: 'low land under a wide sky',
}
