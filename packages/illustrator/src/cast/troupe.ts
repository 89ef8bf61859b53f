import type { SceneSubject } from '../scene-schema.ts'
import { type Cast, type ClimbView, mostPeople, mostThings, type WhalePose } from './cast.ts'

export type Person = 'adult' | 'child'

/** What is drawn of a subject: each thing with the people in it, on it or beside it. */
export type Troupe = {
  crews: readonly (readonly Person[])[]
  /** True where the number of people is the words', not the usual one. */
  isAsked: boolean
  climb?: ClimbView
  whale?: WhalePose
}

type Manning = {
  /** The people one thing can hold; 0 for animals. */
  seats: number
  /** The people it is drawn with where words say nothing. */
  usual: number
  /** The people who share one where words do not say how many things there are. */
  shared: number
  /** The things where words say nothing. */
  things?: number
}

const single: Manning = { seats: 1, usual: 1, shared: 1 }
const house: Manning = { seats: mostPeople, usual: 0, shared: mostPeople }
const animal: Manning = { seats: 0, usual: 0, shared: 1 }

/** Subjects that are drawn in numbers; balloons, birds and sleds come as they are. */
const mannings = {
  raft: { seats: 6, usual: 6, shared: 6 },
  kayak: { seats: 2, usual: 1, shared: 1 },
  canoe: { seats: 3, usual: 2, shared: 3 },
  motorboat: { seats: 4, usual: 3, shared: 4 },
  sailboat: { seats: 3, usual: 2, shared: 3 },
  fire: { seats: mostPeople, usual: 2, shared: mostPeople },
  paddleboard: single,
  surfer: single,
  kite: single,
  diver: single,
  angler: single,
  climber: single,
  skier: single,
  cyclist: single,
  horse: single,
  paraglider: single,
  hiker: { ...single, things: 2 },
  tent: house,
  cabin: house,
  house,
  campervan: house,
  jeep: house,
  whale: animal,
  elephant: { ...animal, things: 2 },
  deer: { ...animal, things: 2 },
} satisfies Partial<Record<SceneSubject, Manning>>

export type CastSubject = keyof typeof mannings

export function isCastSubject(subject: SceneSubject): subject is CastSubject {
  return Object.hasOwn(mannings, subject)
}

/** Whether people are seen with it at all. */
export function hasPeople(subject: CastSubject): boolean {
  return mannings[subject].seats > 0
}

/** One person on each: 'two kayakers' and 'two bikes' say the same. */
export function isSingle(subject: CastSubject): boolean {
  return mannings[subject].seats === 1
}

/** Settles a cast for a subject; null where it is drawn as on pages. */
export function troupeOf(subject: SceneSubject, cast: Cast): Troupe | null {
  if (!isCastSubject(subject)) return null
  const manning: Manning = mannings[subject]
  const people = manning.seats === 0 ? [] : listOf(cast)
  const whale = subject === 'whale' ? poseOf(cast) : undefined
  const climb = subject === 'climber' ? climbOf(cast, people.length) : undefined
  const views = { ...(whale !== undefined && { whale }), ...(climb !== undefined && { climb }) }
  const isPlain = people.length === 0 && cast.count === undefined
  if (isPlain && whale === undefined && climb === undefined) return null
  if (people.length > 0) {
    return { crews: crewsOf(people, manning, cast.count), isAsked: true, ...views }
  }
  const isTwo = whale === 'pair' || climb === 'boulder' || climb === 'top'
  const things = Math.min(cast.count ?? (isTwo ? 2 : (manning.things ?? 1)), mostThings)
  const crew = Array.from({ length: manning.usual }, (): Person => 'adult')
  return { crews: Array.from({ length: things }, () => crew), isAsked: false, ...views }
}

/** Several whales are a pod, however it was chosen, and one is no pair. */
function poseOf({ whale, count }: Cast): WhalePose | undefined {
  if (count !== undefined && count > 1) return 'pair'
  return whale === 'pair' && count === 1 ? 'spout' : whale
}

/** More than three climbers have room at a boulder alone. */
function climbOf({ climb, count }: Cast, people: number): ClimbView | undefined {
  const climbers = Math.max(people, count ?? 0)
  if (climbers > 3) return 'boulder'
  return climb ?? (climbers > 0 ? 'cliff' : undefined)
}

function crewsOf(people: readonly Person[], manning: Manning, count: number | undefined) {
  const { seats, shared, usual } = manning
  if (seats === 1) return people.map((person) => [person])
  const needed = Math.ceil(people.length / (count === undefined ? shared : seats))
  return dealt(people, Math.min(mostThings, Math.max(count ?? 1, needed)), usual)
}

function listOf({ people }: Cast): Person[] {
  if (people === undefined) return []
  const adults = Math.min(people.adults, mostPeople)
  const children = Math.min(people.children, mostPeople - adults)
  return [
    ...Array.from({ length: adults }, (): Person => 'adult'),
    ...Array.from({ length: children }, (): Person => 'child'),
  ]
}

/** Dealt like cards, adults first: no boat of children alone while another has two adults. */
function dealt(people: readonly Person[], things: number, usual: number): readonly Person[][] {
  const crews = Array.from({ length: things }, (): Person[] => [])
  for (const [index, person] of people.entries()) crews[index % things]?.push(person)
  // An empty tent is a tent, an empty kayak would be adrift.
  return crews.map((crew) => (crew.length === 0 && usual > 0 ? ['adult'] : crew))
}
