import type { SceneSubject } from '../scene-schema.ts'
import type { Person, Troupe } from './troupe.ts'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/** One and several of what is drawn, as they begin a sentence; singles are called by who does it. */
const names: Partial<Record<SceneSubject, readonly [one: string, many: string]>> = {
  raft: ['a raft', 'rafts'],
  kayak: ['a kayak', 'kayaks'],
  canoe: ['a canoe', 'canoes'],
  motorboat: ['a motorboat', 'motorboats'],
  sailboat: ['a sailboat', 'sailboats'],
  tent: ['a tent', 'tents'],
  cabin: ['a log cabin', 'log cabins'],
  house: ['a house', 'houses'],
  campervan: ['a campervan', 'campervans'],
  jeep: ['an off-road car', 'off-road cars'],
  whale: ['a whale', 'whales'],
  elephant: ['an elephant', 'elephants'],
  deer: ['a deer', 'deer'],
}

/** What people do who are one to a thing: 'a family of four on bicycles'. */
const doing: Partial<Record<SceneSubject, readonly [one: string, many: string]>> = {
  paddleboard: ['on a paddleboard', 'on paddleboards'],
  surfer: ['surfing', 'surfing'],
  kite: ['kitesurfing', 'kitesurfing'],
  diver: ['diving', 'diving'],
  angler: ['casting a line', 'casting their lines'],
  climber: ['climbing', 'climbing'],
  skier: ['skiing', 'skiing'],
  cyclist: ['on a bicycle', 'on bicycles'],
  horse: ['on a horse', 'on horses'],
  paraglider: ['paragliding', 'paragliding'],
  hiker: ['hiking', 'hiking'],
  fire: ['at a campfire', 'at a campfire'],
}

/** What people are called who do it, where all of them are grown up. */
const doers: Partial<Record<SceneSubject, readonly [one: string, many: string]>> = {
  paddleboard: ['a paddleboarder', 'paddleboarders'],
  surfer: ['a surfer', 'surfers'],
  kite: ['a kitesurfer', 'kitesurfers'],
  diver: ['a diver', 'divers'],
  angler: ['an angler', 'anglers'],
  skier: ['a skier', 'skiers'],
  cyclist: ['a cyclist', 'cyclists'],
  paraglider: ['a paraglider', 'paragliders'],
  hiker: ['a hiker', 'hikers'],
}

const beside: readonly SceneSubject[] = ['tent', 'cabin', 'house', 'campervan', 'jeep']

/** What a troupe shows: 'A family of four in two canoes'. */
export function describeTroupe(subject: SceneSubject, troupe: Troupe): string {
  return capital(wordsFor(subject, troupe))
}

function wordsFor(subject: SceneSubject, { crews, climb, whale, isAsked }: Troupe): string {
  const people = crews.flat()
  if (subject === 'climber' && climb !== undefined) return climbWords(people, climb)
  if (subject === 'whale' && whale !== undefined) return whaleWords(crews.length, whale)
  const doer = people.includes('child') ? undefined : doers[subject]
  if (doer !== undefined) return counted(doer, people.length)
  const act = doing[subject]
  if (act !== undefined) return `${peopleWords(people)} ${act[people.length === 1 ? 0 : 1]}`
  const things = thingWords(subject, crews.length)
  if (people.length === 0) return things
  if (beside.includes(subject)) return `${peopleWords(people)} beside ${things}`
  return isAsked || subject === 'kayak' || subject === 'canoe'
    ? `${peopleWords(people)} in ${things}`
    : `${things} with people aboard`
}

function thingWords(subject: SceneSubject, count: number): string {
  return counted(names[subject] ?? ['', ''], count)
}

function counted([one, many]: readonly [one: string, many: string], count: number): string {
  return count === 1 ? one : `${numbers[count]} ${many}`
}

function peopleWords(people: readonly Person[]): string {
  const children = people.filter((person) => person === 'child').length
  const adults = people.length - children
  if (children === 0) return adults === 1 ? 'one person' : `${numbers[adults]} people`
  const young = children === 1 ? 'a child' : `${numbers[children]} children`
  if (adults === 0) return young
  if (adults === 2) return `a family of ${numbers[people.length]}`
  return `${adults === 1 ? 'an adult' : `${numbers[adults]} adults`} and ${young}`
}

function climbWords(people: readonly Person[], climb: NonNullable<Troupe['climb']>): string {
  const all = people.some((person) => person === 'child')
    ? peopleWords(people)
    : people.length === 1
      ? 'a climber'
      : `${numbers[people.length]} climbers`
  const place = climbPlaces[climb]
  // In a group, one person is the belayer.
  return `${all} ${people.length > 1 ? place.replace(' with a belayer', '') : place}`
}

const climbPlaces = {
  cliff: 'on a rope with a belayer',
  slab: 'on a rope with a belayer on a rock slab',
  tower: 'on a rope with a belayer on a rock tower',
  boulder: 'at a boulder with a crash pad',
  top: 'with a rope at the top of a cliff',
} as const satisfies Record<NonNullable<Troupe['climb']>, string>

function whaleWords(count: number, whale: NonNullable<Troupe['whale']>): string {
  if (whale === 'breach') return 'a whale leaping'
  if (whale === 'fluke') return 'the tail of a diving whale'
  if (whale === 'spout') return 'a whale blowing beside a motorboat with guests'
  return `${numbers[count]} whales`
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
