import { z } from 'zod'

/** The landscapes there are. */
export const sceneKinds = [
  'river',
  'lake',
  'sea',
  'coast',
  'reef',
  'summit',
  'ridge',
  'wall',
  'canyon',
  'cave',
  'forest',
  'trail',
  'snow',
  'desert',
  'savanna',
  'camp',
  'meadow',
  'sky',
  'town',
] as const
/** One of the landscapes. */
export type SceneKind = (typeof sceneKinds)[number]

/** The hours of the day that the light knows. */
export const sceneTimes = ['dawn', 'day', 'dusk', 'night'] as const
/** What the sky does. */
export const sceneWeathers = ['clear', 'clouds', 'mist', 'rain', 'snowfall'] as const
/** What grows and lies on the ground; snow brings its own winter. */
export const sceneSeasons = ['spring', 'summer', 'autumn', 'winter'] as const
/** What grows there: palms stand on tropical coasts only. */
export const sceneClimates = ['temperate', 'tropical'] as const

/** What stands, floats or moves in the picture. */
export const sceneSubjects = [
  'none',
  'raft',
  'kayak',
  'canoe',
  'paddleboard',
  'sailboat',
  'motorboat',
  'surfer',
  'kite',
  'diver',
  'whale',
  'angler',
  'climber',
  'hiker',
  'skier',
  'cyclist',
  'horse',
  'dogsled',
  'elephant',
  'deer',
  'birds',
  'tent',
  'cabin',
  'house',
  'campervan',
  'jeep',
  'balloon',
  'paraglider',
  'zipline',
  'fire',
  'backpack',
] as const
/** One of the subjects. */
export type SceneSubject = (typeof sceneSubjects)[number]

/** A drawn landscape: the same scene always gives the same picture. */
export const sceneSchema = z.object({
  kind: z.enum(sceneKinds),
  time: z.enum(sceneTimes).default('dusk'),
  weather: z.enum(sceneWeathers).default('clear'),
  season: z.enum(sceneSeasons).default('summer'),
  climate: z.enum(sceneClimates).default('temperate'),
  subject: z.enum(sceneSubjects).default('none'),
  seed: z.int().nonnegative(),
})
/** A scene as it is stored: no optional field, every choice made. */
export type Scene = z.infer<typeof sceneSchema>
