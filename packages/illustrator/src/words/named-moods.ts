import { seasonSigns, timeIn, type SceneTime } from '../choice/moods.ts'
import type { Scene } from '../scene-schema.ts'
import { firstMentioned, type Sign } from './mentions.ts'

/** As people describe a picture; in other texts these words may mean an offer. */
const timesOfPictures: readonly Sign<SceneTime>[] = [
  [
    'night',
    /\b(?:night sky|milky way|midnight|under the moon|moonrise|stars above|night ?-?time)\b/i,
  ],
  ['dusk', /\b(?:late afternoons?|last light|low sun)\b/i],
  ['day', /\b(?:noon|in broad daylight|blue sk(?:y|ies)|by day)\b/i],
  // 'Two nights' and 'per night' are prices.
  ['night', /(?:^|[,;.]\s*|\bdark |\bpolar |\bcold |\bclear )night\b(?! ?s| stay)/i],
]

const seasonsOfPictures: readonly Sign<Scene['season']>[] = [
  ...seasonSigns,
  ['summer', /\b(?:june|midsummer)\b/i],
  ['autumn', /\b(?:september|(?:this|in the|late|early|every) fall)\b/i],
  ['winter', /\b(?:december|january|february)\b/i],
  ['spring', /\b(?:spring(?! ?-?(?:break|s\b|board))|in may)\b/i],
]

const weathers: readonly Sign<Scene['weather']>[] = [
  ['snowfall', /\b(?:snow-?fall|snowing|falling snow|snowflakes|blizzard)\b/i],
  // 'Rain or shine' and rain jackets promise no rain.
  [
    'rain',
    /\b(?:in the rain|raining|heavy rain|rainy(?! day)|rain-?storms?|downpour|(?:thunder)?storms?|stormy|drizzle)\b/i,
  ],
  ['mist', /\b(?:mist\w*|fog\w*|haz[ey]\w*)\b/i],
  ['clouds', /\b(?:clouds?|cloudy|overcast)\b/i],
  ['clear', /\b(?:clear sk\w*|blue sk\w*|sunny|cloudless)\b/i],
]

export function hourIn(words: string): SceneTime | undefined {
  const said = words.replaceAll(dayTrips, 'trip')
  return timeIn(said) ?? firstMentioned(said, timesOfPictures)
}

/** How long a trip takes is no hour. */
const dayTrips = /\bday[- ]trips?\b/gi

/** The first that is named: 'June to October' is summer. */
export function seasonOfPicture(words: string): Scene['season'] | undefined {
  return firstMentioned(words, seasonsOfPictures)
}

export function weatherIn(words: string): Scene['weather'] | undefined {
  return firstMentioned(words, weathers)
}
