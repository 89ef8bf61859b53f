import type { Scene } from '../scene-schema.ts'

type Mood = Pick<Scene, 'time' | 'weather'>

/** Pictures that come one after the other take one each, so none looks like the one before it. */
const moods: readonly [Mood, ...Mood[]] = [
  { time: 'day', weather: 'clear' },
  { time: 'dusk', weather: 'clear' },
  { time: 'dawn', weather: 'mist' },
  { time: 'day', weather: 'clouds' },
  { time: 'dusk', weather: 'clouds' },
  { time: 'dawn', weather: 'clear' },
]

/** The mood of a picture of which the words say nothing: another for each of six turns. */
export function moodOfTurn(base: Pick<Scene, 'kind' | 'subject' | 'time'>, turn: number): Mood {
  const mood = moods[turn % moods.length] ?? moods[0]
  const isOfTheNight = base.time === 'night'
  const isForNight = mood.time === 'day' || (isOfTheNight && mood.time === 'dawn')
  return isForNight && (isOfTheNight || isBestByNight(base)) ? { ...mood, time: 'night' } : mood
}

/** The weather that goes with an hour that is named: mist makes an evening grey. */
export function weatherOfTurn(time: Scene['time'], turn: number): Scene['weather'] {
  const fitting = moods.filter((mood) => mood.time === (time === 'night' ? 'day' : time))
  return fitting[turn % fitting.length]?.weather ?? 'clear'
}

/** Where the light of a fire or a lamp is what one comes for. */
function isBestByNight({ kind, subject }: Pick<Scene, 'kind' | 'subject'>): boolean {
  return subject === 'fire' || (kind === 'camp' && subject === 'tent')
}
