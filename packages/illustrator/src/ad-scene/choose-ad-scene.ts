import type { Cast } from '../cast/cast.ts'
import { findLand, type Land, landLooks } from '../lands/land.ts'
import type { Scene, SceneKind, SceneSubject } from '../scene-schema.ts'
import { canLive } from '../subjects/home-of-subject.ts'
import { subjectArts } from '../subjects/registry.ts'
import { castOfWords } from '../words/cast-of-words.ts'
import { seasonOfPicture } from '../words/named-moods.ts'
import { placesIn } from '../words/named-places.ts'
import { sceneOfWords } from '../words/scene-of-words.ts'
import type { BusinessSetting, WaterKind } from './business-setting.ts'
import { groupCast, shotOfTurn } from './shot-turns.ts'

type AdSceneWish = {
  /** Text of the ad. */
  words: string
  setting: BusinessSetting
  /** Scenes of the business, main one first; at least one. */
  bases: readonly Scene[]
  /** Seed modulo 6 is the ad's turn within its adventure. */
  seed: number
}

/**
 * Chooses the scene of an ad: its text determines the subject, the business's setting the place, and the turn the shot.
 * Any six turns of the same text differ in at least two of hour, view, and side.
 */
export function chooseAdScene({ words, setting, bases, seed }: AdSceneWish): {
  scene: Scene
  cast: Cast
} {
  const land = regionElsewhere.test(words) ? findLand(words) : (setting.land ?? findLand(words))
  const isElsewhere = land === undefined && regionElsewhere.test(words)
  const water = isElsewhere ? undefined : setting.water
  const asked = sceneOfWords(words, [turnBase(bases, setting, seed), ...bases.slice(1)], seed)
  const isOwnSubject = asked.subject === bases[0]?.subject
  const staysHome = isOwnSubject && placesIn(words, asked.subject).length === 0
  const main = bases[0]?.kind ?? asked.kind
  const kind = placeScene(asked, { land, water, main, home: staysHome ? main : asked.kind })
  const season = seasonOfPicture(words) ?? (isElsewhere ? undefined : setting.season)
  // Deserts never have snow.
  const isDesert = land !== undefined && land !== 'fjord' && land !== 'fir-canyon'
  const scene: Scene = {
    ...asked,
    kind,
    season:
      kind === 'snow'
        ? 'winter'
        : isDesert && season === 'winter'
          ? 'spring'
          : (season ?? asked.season),
  }
  const isWhitewater = water === 'whitewater'
  const { hasFamilies } = setting
  return { scene, cast: chooseCast({ words, scene, land, isWhitewater, hasFamilies, seed }) }
}

/** Regions that an ad can name and that `landLooks` does not cover. */
const regionElsewhere =
  /\b(?:alps|dolomites|himalayas?|andes|patagonia|yosemite|iceland|hawaii|caribbean|scotland|lapland)\b/i

/** Shows guest activities in every other picture, because a house alone shows no people. */
function turnBase(bases: readonly Scene[], setting: BusinessSetting, seed: number): Scene {
  const [main] = bases
  if (main === undefined) throw new Error('A business without views')
  const activity = setting.activities.find((subject) => subject !== main.subject)
  if (!houses.includes(main.subject) || activity === undefined || seed % 2 === 0) return main
  const kinds = setting.land === undefined ? [] : landLooks[setting.land].water
  const kind = [...kinds, main.kind, 'river', 'trail', 'snow'].find((one) =>
    canLive(activity, one as SceneKind),
  ) as SceneKind
  return { ...main, subject: activity, kind }
}

const houses: readonly SceneSubject[] = ['tent', 'cabin', 'house']

type Surroundings = {
  land: Land | undefined
  water: WaterKind | undefined
  /** Scene of the business, unless the text names another place. */
  home: SceneKind
  /** Scene of the business regardless of the text: a river in the text means the business's river. */
  main: SceneKind
}

/** Places the subject in the business's land and on its water; the same place for all ads of a round. */
function placeScene(
  { kind, subject }: Scene,
  { land, water, home, main }: Surroundings,
): SceneKind {
  // A beach and the sea in front of it count as one place.
  if (land === undefined && seaside.includes(kind) && seaside.includes(home)) return kind
  const isAfloat = subject !== 'none' && subjectArts[subject].habitat === 'water'
  const ofLand = land === undefined ? [] : isAfloat ? landLooks[land].water : landLooks[land].ground
  const possible = ofLand.filter((one) => canLive(subject, one))
  if (possible.length > 0) return possible.includes(kind) ? kind : (possible[0] ?? kind)
  const ofWater = isAfloat && water !== undefined ? kindsOfWater[water] : []
  const wet = ofWater.filter((one) => canLive(subject, one))
  if (wet.length > 0) return [main, kind].find((one) => wet.includes(one)) ?? wet[0] ?? kind
  return canLive(subject, home) ? home : kind
}

const seaside: readonly SceneKind[] = ['sea', 'coast']

const kindsOfWater: Record<WaterKind, readonly SceneKind[]> = {
  whitewater: ['river', 'canyon'],
  sea: ['coast', 'sea'],
  lake: ['lake'],
  river: ['river', 'canyon'],
}

type CastWish = {
  words: string
  scene: Scene
  land: Land | undefined
  isWhitewater: boolean
  hasFamilies: boolean
  seed: number
}

function chooseCast({ words, scene, land, isWhitewater, hasFamilies, seed }: CastWish): Cast {
  const { view, side, group, vista } = shotOfTurn(seed)
  const said = castOfWords(words, scene)
  const isCounted = said.people !== undefined || said.count !== undefined
  // Plurals such as 'Hikers at dawn' mean several people.
  const isSeveral = group === 'usual' && severalPeople.test(words)
  const isShown = land !== undefined && showsLand(scene, land)
  const isWild = isWhitewater && (scene.kind === 'river' || scene.kind === 'canyon')
  return {
    ...(isCounted ? {} : groupCast(scene.subject, isSeveral ? 'pair' : group, hasFamilies)),
    ...said,
    // The top of a climb overlooks valleys, which deserts lack.
    ...(isShown && scene.kind === 'wall' && said.climb === 'top' && { climb: 'boulder' as const }),
    ...(isShown && { land }),
    ...(isWild && { isWild }),
    view,
    side,
    vista,
  }
}

const severalPeople =
  /\b(?:hikers|walkers|trekkers|climbers|riders|cyclists|bikers|skiers|snowboarders|surfers|divers|anglers|paddlers|kayakers|paddleboarders|paragliders)\b/i

function showsLand({ kind }: Scene, land: Land): boolean {
  const { water, ground } = landLooks[land]
  const isRock = land === 'red-rock' || land === 'boulder-desert'
  return water.includes(kind) || ground.includes(kind) || (isRock && kind === 'wall')
}
