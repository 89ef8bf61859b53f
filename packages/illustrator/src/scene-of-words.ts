import { climateIn, seasonIn, timeIn } from './choice/moods.ts'
import { places } from './choice/places.ts'
import { subjectSigns } from './choice/subject-signs.ts'
import type { Scene, SceneKind } from './scene-schema.ts'
import { atHome, canLive } from './subjects/home-of-subject.ts'

/**
 * The scene that words ask for: whatever they say of place, subject, hour, season and weather; the rest is as in
 * `base`. Same words, base and seed, same scene.
 */
export function sceneOfWords(words: string, base: Scene, seed: number): Scene {
  const subject = firstSaid(subjectSigns, words) ?? (saysNobody.test(words) ? 'none' : base.subject)
  const kinds = places.filter(({ signs }) => signs.test(words)).flatMap((place) => place.kinds)
  const kind = kindFor(subject, kinds, base)
  const season = kind === 'snow' ? 'winter' : (seasonIn(words) ?? base.season)
  return atHome({
    kind,
    subject,
    time: timeIn(words) ?? base.time,
    weather: firstSaid(weatherSigns, words) ?? base.weather,
    season,
    climate: climateIn(words) === 'tropical' ? 'tropical' : base.climate,
    seed,
  })
}

/** The named place where the subject can be, else that of the base, else the subject's own. */
function kindFor(subject: Scene['subject'], named: readonly SceneKind[], base: Scene): SceneKind {
  const fit = named.find((kind) => canLive(subject, kind))
  if (fit !== undefined) return fit
  return canLive(subject, base.kind) ? base.kind : atHome({ ...base, subject }).kind
}

const saysNobody = /\b(nobody|no people|empty|landscape only|without people)\b/i

const weatherSigns: readonly (readonly [Scene['weather'], RegExp])[] = [
  ['snowfall', /\b(snow-?fall|snowing|falling snow|blizzard)\b/i],
  ['rain', /\b(rain\w*|storm\w*|drizzle)\b/i],
  ['mist', /\b(mist\w*|fog\w*|haz[ey]\w*)\b/i],
  ['clouds', /\b(cloud\w*|overcast)\b/i],
  ['clear', /\b(clear sk\w*|blue sk\w*|sunny|cloudless)\b/i],
]

function firstSaid<Value>(
  signs: readonly (readonly [Value, RegExp])[],
  words: string,
): Value | undefined {
  return signs.find(([, pattern]) => pattern.test(words))?.[0]
}
