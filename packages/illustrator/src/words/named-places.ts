import { places } from '../choice/places.ts'
import type { SceneKind, SceneSubject } from '../scene-schema.ts'
import { canLive } from '../subjects/home-of-subject.ts'
import { mentioned, type Sign } from './mentions.ts'

/** Places that a picture is asked for by name, beside those that tell a business's own. */
const more: readonly Sign<readonly SceneKind[]>[] = [
  [['sea', 'coast'], /\b(?:open (?:sea|water|ocean)|at sea|offshore|ocean|sea)\b(?! ?-?kayak)/i],
  [['reef'], /\b(?:reefs?|corals?|under ?-?water)\b/i],
  [['ridge', 'summit'], /\b(?:ridges?|ridgelines?|arêtes?)\b/i],
  [['summit', 'ridge'], /\b(?:above the clouds|sea of (?:clouds|fog)|patagonia|yosemite)\b/i],
  [
    ['summit', 'ridge', 'lake'],
    /\bmountains?\b(?! ?-?(?:bik\w*|lakes?|huts?|rivers?|towns?|villages?|guides?|streams?))/i,
    0.7,
  ],
  [['wall', 'canyon'], /\b(?:rock (?:face|wall)s?|crags?|cliff faces?|real rock|big walls?)\b/i],
  [['cave'], /\b(?:caves?|caverns?|lava tubes?)\b/i],
  [['snow'], /\b(?:snow(?![- ]?(?:fall|ing|board|capped))\w*|slopes|pistes?|powder)\b/i, 0.8],
  [['trail', 'forest'], /\b(?:trails?|paths?|single-?track)\b/i, 0.6],
  [['canyon', 'river'], /\b(?:waterfalls?|slot canyon)\b/i, 0.6],
  [['river', 'canyon'], /\b(?:rapids|white ?-?water)\b/i, 0.6],
  [['camp'], /\b(?:campsites?|camp ?-?grounds?|clearing)\b/i, 0.6],
  [['savanna'], /\b(?:acacias?|game drives?|savanas?)\b/i],
  [['forest'], /\b(?:between|among|through) the trees\b/i, 0.8],
  [['sky'], /\b(?:in the (?:air|sky)|mid-?air)\b/i, 0.5],
]

const signs: readonly Sign<readonly SceneKind[]>[] = [
  ...places.map(({ kinds, signs: words }): Sign<readonly SceneKind[]> => [kinds, words]),
  ...more,
]

/** 'Twenty minutes from the city', 'seen from a cliff': not what is seen. What is seen from a summit shows the summit. */
const whereFrom =
  /\b(?:(?:minutes?|hours?|km|kilomet\w+|miles?|far|away|seen) from|outside of?) (?:(?:an?|the|our|your) )?[\w-]+|\bfrom (?:the )?(?:cit(?:y|ies)|towns?|harbou?rs?|[\w-]+(?= to\b))/gi

/** The places that the words name where the subject can be, the one most spoken of first. */
export function placesIn(words: string, subject: SceneSubject): readonly SceneKind[] {
  return mentioned(words.replaceAll(whereFrom, ' '), signs)
    .flatMap(({ value }) => value)
    .filter((kind) => canLive(subject, kind))
}

/** The lake or sea that the words speak of most. A coast is none: rivers have beaches, islands and cliffs, too. */
export function openWaterIn(words: string): 'lake' | 'sea' | undefined {
  const [place] = placesIn(words, 'none')
  return place === 'lake' || place === 'sea' ? place : undefined
}
