import type { SceneKind } from '../scene-schema.ts'

/** Regions whose landscape people recognize, beyond what a kind of scene shows. */
export const lands = [
  'red-rock',
  'boulder-desert',
  'saguaro-desert',
  'dunes',
  'fir-canyon',
  'fjord',
] as const
export type Land = (typeof lands)[number]

type LandLook = {
  /** Names of places in it, and words for it. */
  signs: RegExp
  /** The kinds of scene that show it, for what floats and for what does not; the first is the usual one. */
  water: readonly SceneKind[]
  ground: readonly SceneKind[]
  /** For the prompt of a picture model. */
  prompt: string
}

/** In the order in which they are looked for: Sedona is red rock, although it lies in Arizona. */
export const landLooks: Record<Land, LandLook> = {
  'red-rock': {
    signs:
      /\b(moab|arches national park|canyonlands|zion|bryce canyon|sedona|grand canyon|glen canyon|lake powell|cataract canyon|westwater|desolation canyon|san juan river|escalante|kanab|monument valley|dead horse point|capitol reef|goblin valley|slick ?rock|colorado plateau|southern utah|red[- ]rocks?)\b/i,
    water: ['canyon'],
    ground: ['desert', 'canyon'],
    prompt: 'red sandstone cliffs and mesas of the high desert, no cacti',
  },
  'boulder-desert': {
    signs: /\b(joshua tree|mojave|hidden valley campground|twentynine palms|alabama hills)\b/i,
    water: [],
    ground: ['desert'],
    prompt: 'piles of rounded granite boulders and Joshua trees in a sandy desert, no saguaros',
  },
  'saguaro-desert': {
    signs: /\b(saguaros?|sonora\w*|tucson|phoenix|scottsdale|superstition mountains?|arizona)\b/i,
    water: [],
    ground: ['desert'],
    prompt: 'the Sonoran Desert with saguaro cacti',
  },
  'dunes': {
    signs: /\b(dunes?|sahara|namib\w*|wadi|dubai|abu dhabi|merzouga|empty quarter)\b/i,
    water: [],
    ground: ['desert'],
    prompt: 'sand dunes, no cacti',
  },
  'fir-canyon': {
    signs:
      /\b(salmon river|middle fork|payette|lochsa|selway|hells canyon|snake river|rogue river|deschutes|clackamas|flathead|gallatin|idaho|gauley|wenatchee)\b/i,
    water: ['river'],
    ground: ['river'],
    prompt: 'a river canyon with steep rocky slopes and fir trees',
  },
  'fjord': {
    signs:
      /\b(fjords?|fiords?|geiranger\w*|[\wæøå]+fjord(?:en)?|norway|norwegian|milford sound|doubtful sound)\b/i,
    water: ['lake'],
    ground: ['lake'],
    prompt: 'a fjord with steep cliffs and waterfalls above deep salt water',
  },
}

/** The land that words name first in the order of the table; undefined if they name none. */
export function findLand(words: string): Land | undefined {
  return lands.find((land) => landLooks[land].signs.test(words))
}
