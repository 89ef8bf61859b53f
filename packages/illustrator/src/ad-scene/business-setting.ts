import { findLand, type Land, landLooks } from '../lands/land.ts'
import type { Scene, SceneSubject } from '../scene-schema.ts'
import { subjectSigns } from '../words/subject-signs.ts'
import { readSeason } from './read-season.ts'

export type WaterKind = 'whitewater' | 'sea' | 'lake' | 'river'

/** What all ad pictures of a business have in common, whatever their own words say. */
export type BusinessSetting = {
  land?: Land
  water?: WaterKind
  season?: Scene['season']
  /** What else guests do there, the first named first. */
  activities: readonly SceneSubject[]
  hasFamilies: boolean
}

export type BusinessWords = {
  /** Where it is, from its facts: address, places of its offerings. */
  place: string
  /** When it runs, from its facts: 'May to September'. */
  season: string
  /** Everything the owner wrote about it. */
  words: string
}

export function readBusinessSetting({ place, season, words }: BusinessWords): BusinessSetting {
  const all = `${place}\n${words}`
  const land = findLand(place) ?? findLand(words)
  const water = readWater(all)
  const months = readSeason(season, place) ?? readSeason(words, place)
  return {
    ...(land !== undefined && { land }),
    ...(water !== undefined && { water }),
    ...(months !== undefined && { season: months }),
    activities: subjectSigns
      .filter(([subject, signs]) => peopled.includes(subject) && signs.test(words))
      .map(([subject]) => subject),
    hasFamilies: /\b(famil(?:y|ies)(?![ -](?:run|owned|operated))|kids|children)\b/i.test(words),
  }
}

/** Activities that show guests beside the house they stay in. */
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

/** A sentence for picture models: where and when every picture of the business takes place. */
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
