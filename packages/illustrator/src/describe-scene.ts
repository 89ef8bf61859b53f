import type { Cast } from './cast/cast.ts'
import { describeTroupe } from './cast/describe-troupe.ts'
import { troupeOf } from './cast/troupe.ts'
import type { Scene, SceneKind, SceneSubject } from './scene-schema.ts'
import { describeClimbVista, describeVista } from './describe-vista.ts'
import { describeLand } from './lands/describe-land.ts'
import { atHome } from './subjects/home-of-subject.ts'
import { type TellingSeason, tellingSeason } from './telling-season.ts'

const subjects: Record<SceneSubject, string> = {
  none: '',
  raft: 'A raft with paddlers',
  kayak: 'A kayaker',
  canoe: 'Two people in a canoe',
  paddleboard: 'A paddleboarder',
  sailboat: 'A sailboat',
  motorboat: 'A motorboat with guests',
  surfer: 'A surfer on a wave',
  kite: 'A kitesurfer',
  diver: 'A diver',
  whale: 'A whale leaping',
  angler: 'An angler casting a line',
  climber: 'A climber on a rope with a belayer',
  hiker: 'Two hikers',
  skier: 'A skier',
  cyclist: 'A cyclist',
  horse: 'A rider on a horse',
  dogsled: 'A dog sled',
  elephant: 'Two elephants',
  deer: 'Two deer',
  birds: 'Cranes flying',
  tent: 'A tent',
  cabin: 'A log cabin',
  house: 'A house',
  campervan: 'A campervan',
  jeep: 'An off-road car',
  balloon: 'Hot-air balloons',
  paraglider: 'A paraglider',
  zipline: 'Somebody on a zip line',
  fire: 'Two people at a campfire',
  backpack: 'A backpack and boots',
}

/** The place, as it follows a subject and as it stands alone. */
const places: Record<SceneKind, readonly [beside: string, alone: string]> = {
  river: ['on a river between wooded hills', 'A river between wooded hills'],
  lake: ['on a mountain lake', 'A mountain lake'],
  sea: ['on the open sea', 'The open sea'],
  coast: ['in a bay with cliffs', 'A bay with cliffs and a beach'],
  reef: ['over a coral reef', 'A coral reef with fish'],
  summit: ['before a high summit', 'A high summit above the haze'],
  ridge: ['on a ridge above the hills', 'Ridge behind ridge of hills'],
  wall: ['on a tall cliff', 'A tall cliff above a valley'],
  canyon: ['between the red walls of a canyon', 'A canyon with red walls'],
  cave: ['at the mouth of a cave', 'The mouth of a cave'],
  forest: ['on a forest path', 'A path through a forest'],
  trail: ['on a trail towards the mountains', 'A trail towards the mountains'],
  snow: ['on a snowy slope', 'Snowy slopes below the mountains'],
  desert: ['among desert dunes', 'Desert dunes and table mountains'],
  savanna: ['on the savanna', 'The savanna with acacias'],
  camp: ['in a forest clearing', 'A forest clearing'],
  meadow: ['in rolling meadows', 'Rolling meadows'],
  sky: ['high above the hills', 'A wide sky above the hills'],
  town: ['before a small town on the water', 'A small town on the water'],
}

const airPlaces: Partial<Record<SceneKind, string>> = {
  river: 'over a river between wooded hills',
  lake: 'over a mountain lake',
  sea: 'over the open sea',
  coast: 'over a bay with cliffs',
  trail: 'over a trail towards the mountains',
  snow: 'over a snowy slope',
  savanna: 'over the savanna',
  meadow: 'over rolling meadows',
  desert: 'over desert dunes',
  ridge: 'over the hills',
  forest: 'among the trees of a forest',
  wall: 'beside a tall cliff',
  camp: 'over a forest clearing',
}
const shorePlaces: Partial<Record<SceneKind, string>> = {
  river: 'beside a river between wooded hills',
  lake: 'beside a mountain lake',
  coast: 'on the beach of a bay with cliffs',
  wall: 'below a tall cliff',
  town: 'beside the water, before a small town',
}
const afloat: readonly SceneSubject[] = [
  'raft',
  'kayak',
  'canoe',
  'paddleboard',
  'sailboat',
  'motorboat',
  'surfer',
  'kite',
  'whale',
  'angler',
  'climber',
  'diver',
]
const airborne: readonly SceneSubject[] = ['birds', 'balloon', 'paraglider', 'zipline']

const times: Record<Scene['time'], string> = {
  dawn: 'at dawn',
  day: 'by day',
  dusk: 'at dusk',
  night: 'at night',
}
const timesOfSeasons: Record<TellingSeason, Record<Scene['time'], string>> = {
  autumn: {
    dawn: 'at dawn in autumn',
    day: 'on an autumn day',
    dusk: 'at dusk in autumn',
    night: 'on an autumn night',
  },
  winter: {
    dawn: 'at dawn in winter',
    day: 'on a winter day',
    dusk: 'at dusk in winter',
    night: 'on a winter night',
  },
}

const weathers: Record<Scene['weather'], string> = {
  clear: '',
  clouds: '',
  mist: ' in mist',
  rain: ' in the rain',
  snowfall: ' in falling snow',
}

/** Where climbs end with the place, as each of them is seen: 'on a tall cliff' is no boulder's. */
const climbPlaces: Partial<Record<NonNullable<Cast['climb']>, string>> = {
  slab: 'above a valley',
  tower: 'above a valley',
  boulder: 'in a meadow below the mountains',
  top: 'before a high summit',
}

/** What a scene shows, for those who do not see it: 'Two people in a canoe on a mountain lake at dawn'. */
export function describeScene(scene: Scene, cast: Cast = {}): string {
  const { kind, subject, time, weather } = atHome(scene)
  const [beside, alone] = places[kind]
  const season = tellingSeason(scene)
  const hour = season === null ? times[time] : timesOfSeasons[season][time]
  const when = `${hour}${weathers[weather]}`
  const isOnShore = !afloat.includes(subject)
  const land = cast.land && describeLand(cast.land, kind, isOnShore)
  if (subject === 'none')
    return land === undefined ? `${alone} ${when}` : `The view ${land} ${when}`
  const troupe = troupeOf(subject, cast)
  const air = airborne.includes(subject) ? airPlaces[kind] : undefined
  const shore = isOnShore ? shorePlaces[kind] : undefined
  const climb = troupe?.climb === undefined ? undefined : climbPlaces[troupe.climb]
  const shown = troupe === null ? subjects[subject] : describeTroupe(subject, troupe)
  const vista = air === undefined ? describeVista(kind, cast.vista, isOnShore) : undefined
  const climbVista = describeClimbVista(troupe?.climb, cast.vista)
  const place = land ?? climbVista ?? climb ?? vista ?? air ?? shore ?? beside
  const rapids = cast.isWild === true && !isOnShore ? 'in rapids ' : ''
  return `${shown} ${rapids}${place} ${when}`
}
