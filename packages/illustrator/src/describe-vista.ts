import type { ClimbView, Vista } from './cast/cast.ts'
import type { SceneKind } from './scene-schema.ts'

const places: Partial<Record<SceneKind, readonly [inside: string, beside: string]>> = {
  river: ['on a river', 'beside a river'],
  lake: ['on a lake', 'beside a lake'],
  trail: ['on a trail', 'on a trail'],
  forest: ['on a trail', 'on a trail'],
  snow: ['on a snowy slope', 'on a snowy slope'],
  meadow: ['in a meadow', 'in a meadow'],
  camp: ['in a clearing', 'in a clearing'],
  summit: ['in the mountains', 'in the mountains'],
  ridge: ['on a ridge', 'on a ridge'],
  sea: ['on the sea', 'beside the sea'],
}

const surroundings: Record<Exclude<Vista, 'range'>, string> = {
  heights: 'above a wide valley',
  woods: 'at the edge of a forest',
  peak: 'below a high peak',
  walls: 'between steep slopes',
  hills: 'among low hills',
}

const gentle: Partial<typeof surroundings> = {
  heights: 'above wide country',
  peak: 'below a green hill',
}

const coasts: typeof surroundings = {
  heights: 'with islands in the distance',
  woods: 'off a wooded coast',
  peak: 'off a hilly coast',
  walls: 'off a steep coast',
  hills: 'off a low coast',
}

/** Describes the surroundings of a boulder or the top of a climb in an ad picture. */
export function describeClimbVista(
  climb: ClimbView | undefined,
  vista: Vista | undefined,
): string | undefined {
  if (vista === undefined || vista === 'range') return undefined
  if (climb === 'boulder') return `in a meadow ${surroundings[vista]}`
  return climb === 'top' ? `in the mountains ${surroundings[vista]}` : undefined
}

/** Describes the place in an ad picture; undefined for the default vista. */
export function describeVista(
  kind: SceneKind,
  vista: Vista | undefined,
  isBeside: boolean,
): string | undefined {
  const place = places[kind]?.[isBeside ? 1 : 0]
  if (place === undefined || vista === undefined || vista === 'range') return undefined
  if (kind === 'sea') return `${place} ${coasts[vista]}`
  if (kind === 'forest') {
    // These vistas show the inside of a forest.
    if (vista === 'woods' || vista === 'walls') return undefined
    return `${place} ${vista === 'peak' ? surroundings.woods : (gentle[vista] ?? surroundings[vista])}`
  }
  const isGentle = kind === 'meadow'
  return `${place} ${(isGentle ? gentle[vista] : undefined) ?? surroundings[vista]}`
}
