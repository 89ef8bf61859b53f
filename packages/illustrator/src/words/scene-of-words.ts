import { climateIn } from '../choice/moods.ts'
import type { Scene } from '../scene-schema.ts'
import { atHome, canLive } from '../subjects/home-of-subject.ts'
import { withoutDenials } from './denials.ts'
import { mendSpelling } from './mend-spelling.ts'
import { moodOfTurn, weatherOfTurn } from './moods-of-turns.ts'
import { hourIn, seasonOfPicture, weatherIn } from './named-moods.ts'
import { openWaterIn, placesIn } from './named-places.ts'
import { subjectIn } from './named-subjects.ts'

/** What shows the same business: a safari is as well told by its animals as by its cars. */
const kin: readonly (readonly Scene['subject'][])[] = [
  ['raft', 'kayak', 'canoe', 'paddleboard'],
  ['surfer', 'kite'],
  ['whale', 'motorboat'],
  ['elephant', 'jeep'],
  ['tent', 'cabin', 'house'],
  ['deer', 'birds'],
]

/**
 * The scene that words ask for: whatever they say of place, subject, hour, season and weather. What they leave open
 * is one of the business's own views (`bases`, the main one first, at least one) in an hour and a weather that the
 * seed chooses: seeds that follow each other give pictures that look different. Same words, bases and seed, same scene.
 */
export function sceneOfWords(words: string, bases: readonly Scene[], seed: number): Scene {
  const said = withoutDenials(mendSpelling(words))
  const water = openWaterIn(said)
  const canBe = (one: Scene['subject']) => water === undefined || canLive(one, water)
  const named = subjectIn(said, mainSubjects(bases), canBe)
  const base = baseFor(named, bases, seed)
  const subject = named ?? [base.subject, ...kinOf(base.subject)].find(canBe) ?? base.subject
  const [place] = placesIn(said, subject)
  const { kind } = atHome({ ...base, subject, kind: place ?? base.kind })
  const mood = moodOfTurn({ kind, subject, time: bases[0]?.time ?? base.time }, seed)
  const time = hourIn(said) ?? mood.time
  return {
    kind,
    subject,
    time,
    weather: weatherIn(said) ?? (time === mood.time ? mood.weather : weatherOfTurn(time, seed)),
    season: kind === 'snow' ? 'winter' : (seasonOfPicture(said) ?? base.season),
    climate: climateIn(said) === 'tropical' ? 'tropical' : base.climate,
    seed,
  }
}

/** The first views show what the business lives from, the later ones what goes along with it. */
const mainViews = 4

function mainSubjects(bases: readonly Scene[]): Scene['subject'][] {
  return bases.slice(0, mainViews).map(({ subject }) => subject)
}

/** A view of the business that shows the subject, or one of its other places where the subject can be; each in turn. */
function baseFor(
  subject: Scene['subject'] | undefined,
  bases: readonly Scene[],
  seed: number,
): Scene {
  const [main] = bases
  if (main === undefined) throw new Error('A business without views')
  const meant = subject === undefined ? kinOf(main.subject) : [subject]
  const views = bases.slice(0, mainViews)
  const showing = (subject === undefined ? views : bases).filter((view) =>
    meant.includes(view.subject),
  )
  const usual = subject ?? main.subject
  const others = views.filter(
    ({ kind }) => canLive(usual, kind) && !showing.some((view) => view.kind === kind),
  )
  const possible = distinct([...showing, ...others.map((view) => ({ ...view, subject: usual }))])
  // Two pictures of the same hour are three turns apart, and shall not be of the same place.
  const turn = possible.length % 3 === 0 ? seed + Math.floor(seed / 3) : seed
  return possible[turn % possible.length] ?? main
}

function distinct(views: readonly Scene[]): readonly Scene[] {
  const keys = views.map(({ kind, subject }) => `${kind} ${subject}`)
  return views.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

function kinOf(subject: Scene['subject']): readonly Scene['subject'][] {
  return kin.find((alike) => alike.includes(subject)) ?? [subject]
}
