import { findLand, type Land, landLooks } from '../lands/land.ts'
import type { Scene, SceneSubject } from '../scene-schema.ts'
import { withoutDenials } from '../words/denials.ts'
import { withoutIdioms } from '../words/named-subjects.ts'
import { subjectSigns } from '../words/subject-signs.ts'
import { readSeason } from './read-season.ts'

export type WaterKind = 'whitewater' | 'sea' | 'lake' | 'river'

/** Setting shared by all ad pictures of a business, regardless of the text of the ad. */
export type BusinessSetting = {
  land?: Land
  water?: WaterKind
  season?: Scene['season']
  /** Other guest activities, in the order of mention. */
  activities: readonly SceneSubject[]
  hasFamilies: boolean
}

export type BusinessWords = {
  /** Location from confirmed facts: the address and the places of its offerings. */
  place: string
  /** Operating season from confirmed facts: 'May to September'. */
  season: string
  /** Everything the owner wrote about the business. */
  words: string
}

export function readBusinessSetting({ place, season, words }: BusinessWords): BusinessSetting {
  const all = `${place}\n${words}`
  const land = findLand(place) ?? findLand(words)
  const water = readWater(all)
  const done = withoutIdioms(withoutDenials(words))
  const months = readSeason(season, place) ?? readSeason(words, place)
  return {
    ...(land !== undefined && { land }),
    ...(water !== undefined && { water }),
    ...(months !== undefined && { season: months }),
    activities: subjectSigns
      .filter(([subject, signs]) => peopled.includes(subject) && signs.test(done))
      .map(([subject]) => subject),
    hasFamilies: /\b(famil(?:y|ies)(?![ -](?:run|owned|operated))|kids|children)\b/i.test(words),
  }
}

/** Activities that show guests next to their lodging. */
const peopled: readonly SceneSubject[] = [
  'angler',
  'kayak',
  'canoe',
  'hiker',
  'horse',
  'skier',
  'cyclist',
]

function readWater(words: string): WaterKind | undefined {
  const isCalm = /\b(?:scenic floats?|float trips?|gentle|calm|lazy|flat ?-?water|no rapids)\b/i
  if (/\b(?:white ?-?water|class (?:[iv]{2,3}|iv|v|[2-5])\b)/i.test(words)) return 'whitewater'
  if (/\b(?:rapids|raft(?:s|ing)?)\b/i.test(words) && !isCalm.test(words)) return 'whitewater'
  if (seaSigns.test(words)) return 'sea'
  if (/\b(?:lakes?|reservoirs?|lochs?|lago)\b(?! (?:city|county))/i.test(words)) return 'lake'
  return /\b(?:rivers?|creeks?|streams?)\b/i.test(words) ? 'river' : undefined
}

const seaSigns =
  /\b(?:sea ?-?kayak\w*|sea ?caves?|(?:open|on the|by the|at) (?:sea|ocean)|oceans?|offshore|coast(?:al|line)?s?|tid(?:al|es)|\w*fjord\w*|archipelago)\b/i

/** Describes the place and season of all the business's pictures in one sentence for image models. */
export function describeSetting(
  { land, water, season }: BusinessSetting,
  { place, activity }: { place: string; activity: string },
): string {
  const parts = [
    ...(activity === '' ? [] : [`Activity: ${activity}`]),
    ...(place === '' && land === undefined
      ? []
      : [`Place: ${[place, land && landLooks[land].prompt].filter(Boolean).join(', ')}`]),
    ...(water === undefined ? [] : [`Water: ${waterPrompts[water]}`]),
    ...(season === undefined ? [] : [`Season: ${season}`]),
  ]
  return parts.length === 0 ? '' : `${parts.join('. ')}.`
}

const waterPrompts: Record<WaterKind, string> = {
  whitewater: 'whitewater with standing waves and foam',
  sea: 'salt water, open to the sea',
  lake: 'a lake',
  river: 'a river with a gentle current',
}
