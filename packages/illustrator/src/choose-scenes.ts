import { climateIn, seasonIn, timeIn, timesOfTone, type SceneTime } from './choice/moods.ts'
import { places } from './choice/places.ts'
import { quietViews, type SceneSet, type View } from './choice/scene-set.ts'
import { between, hashOf, seededRandom, type Random } from './random.ts'
import type { Scene, SceneKind, SceneSubject } from './scene-schema.ts'
import { canLive } from './subjects/home-of-subject.ts'

export type SceneWish = {
  /** The owner's words, which tell place, hour and season. */
  words: string
  /** What the business does, the main thing first; none where that is nothing outdoors. */
  sets: readonly SceneSet[]
  tone: string
  /** Another seed, other pictures of the same things. */
  seed: number
  count: number
}

/** More landscapes than these say nothing about a business that is not outdoors. */
const quietPictures = 2

/**
 * Pictures that fit a business: the first for the hero, the others for a gallery, no two of the same
 * place and subject. Same words and sets, same pictures. A business that is not outdoors
 * gets two quiet landscapes; one that happens in a single place may get fewer than `count`.
 */
export function chooseScenes({ words, sets, tone, seed, count }: SceneWish): Scene[] {
  const random = seededRandom(hashOf(`${seed} ${words}`))
  const [activity, second] = sets
  const views = activity === undefined ? turned(quietViews, random) : viewsOf({ activity, second })
  const hero = heroView(views, activity, words)
  const others = views.filter((view) => !isSame(view, hero))
  const season = activity?.season ?? seasonIn(words)
  const climate = climateIn(words)
  const most = activity === undefined ? quietPictures : count
  const shown = [hero, ...others].slice(0, most)
  const spokenTime = activity === undefined ? undefined : timeIn(words)
  const heroTime = spokenTime ?? activity?.time ?? timeOfTone(tone, random)
  return shown.map(([kind, subject], index) => ({
    kind,
    subject,
    time: index === 0 ? heroTime : galleryTime(heroTime, kind, index, activity?.time === 'night'),
    weather: weatherOf(random, index, kind),
    season: seasonOf({ season, random, kind, index }),
    climate,
    seed: Math.floor(between(random, 1, 0x7fffffff)),
  }))
}

/** The activity's own views, the important ones first, and one of what else the business does. */
function viewsOf({
  activity,
  second,
}: {
  activity: SceneSet
  second: SceneSet | undefined
}): View[] {
  const [first, ...rest] = activity.views
  const other = second !== undefined && goesWith(activity, second) ? [second.views[0]] : []
  const views: View[] = [first]
  for (const view of [...rest.slice(0, 3), ...other, ...rest.slice(3)]) {
    if (!isAmong(views, view)) views.push(view)
  }
  return views
}

/** No elephants in winter, and no second house beside the one that is let. */
function goesWith({ season, views: [[, subject]] }: SceneSet, second: SceneSet): boolean {
  const [[, other]] = second.views
  const areHouses = houses.includes(subject) && houses.includes(other)
  return second.isVague !== true && !areHouses && (season === undefined || season === second.season)
}

const houses: SceneSubject[] = ['house', 'cabin', 'tent']

/** The hero shows the place that the words name, when the subject can be there. */
function heroView(views: readonly View[], activity: SceneSet | undefined, words: string): View {
  const [first] = views as [View]
  if (activity === undefined) return first
  const [kind, subject] = first
  const named = places.filter(({ signs }) => signs.test(words)).flatMap(({ kinds }) => kinds)
  const fit = named.find(
    (place) => canLive(subject, place) && (isAmong(views, [place, subject]) || suits(kind, place)),
  )
  return fit === undefined ? first : [fit, subject]
}

/** Places that stand for the thing itself: a reef is not moved to a lake, nor snow to a beach. */
const fixed: SceneKind[] = ['reef', 'snow', 'wall', 'cave', 'savanna', 'sky', 'town', 'sea']

function suits(kind: SceneKind, place: SceneKind): boolean {
  return !fixed.includes(kind) && place !== 'town'
}

function isAmong(views: readonly View[], view: View): boolean {
  return views.some((known) => isSame(known, view))
}

function isSame(one: View, other: View): boolean {
  return one[0] === other[0] && one[1] === other[1]
}

function turned(views: readonly View[], random: Random): View[] {
  const at = Math.floor(random() * views.length)
  return [...views.slice(at), ...views.slice(0, at)]
}

function timeOfTone(tone: string, random: Random): SceneTime {
  const times = timesOfTone(tone)
  return times[Math.floor(random() * times.length)] ?? 'day'
}

/** A gallery shows other hours than its hero: each picture the next one of the day. */
function galleryTime(
  heroTime: SceneTime,
  kind: SceneKind,
  index: number,
  isNightly: boolean,
): SceneTime {
  if (isNightly) return index % 3 === 2 ? 'dusk' : 'night'
  if (kind === 'reef' || kind === 'cave') return 'day'
  if (kind === 'camp') return index % 2 === 0 ? 'dusk' : 'night'
  const round: SceneTime[] = ['day', 'dawn', 'dusk']
  return round[(round.indexOf(heroTime) + index) % round.length] ?? 'day'
}

function weatherOf(random: Random, index: number, kind: SceneKind): Scene['weather'] {
  const chance = random()
  if (index === 0) return chance < 0.25 ? 'clouds' : 'clear'
  if (kind === 'snow' && chance > 0.7) return 'snowfall'
  if ((kind === 'forest' || kind === 'meadow' || kind === 'ridge') && chance > 0.7) return 'mist'
  return chance < 0.3 ? 'clouds' : 'clear'
}

function seasonOf({
  season,
  random,
  kind,
  index,
}: {
  season: Scene['season'] | undefined
  random: Random
  kind: SceneKind
  index: number
}): Scene['season'] {
  const chance = random()
  if (kind === 'snow') return 'winter'
  if (season !== undefined) return season
  if (index === 0) return chance < 0.7 ? 'summer' : 'spring'
  return chance < 0.5 ? 'summer' : chance < 0.8 ? 'autumn' : 'spring'
}
