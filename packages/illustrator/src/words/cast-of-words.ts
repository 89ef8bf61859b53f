import {
  type Cast,
  climbViews,
  type ClimbView,
  mostPeople,
  mostThings,
  type People,
  type WhalePose,
  whalePoses,
} from '../cast/cast.ts'
import { type CastSubject, hasPeople, isCastSubject, isSingle } from '../cast/troupe.ts'
import type { Scene } from '../scene-schema.ts'
import { withoutDenials } from './denials.ts'
import { mendSpelling } from './mend-spelling.ts'
import { firstMentioned, type Sign } from './mentions.ts'
import { numberOf } from './numbers.ts'
import { peopleIn } from './people-in.ts'

/** What each subject is called, in the singular; the plural takes an 's' where none is given. */
const names: Partial<Record<CastSubject, readonly (readonly [thing: string, things?: string])[]>> =
  {
    raft: [['raft']],
    kayak: [['kayak']],
    canoe: [['canoe']],
    paddleboard: [['paddle ?-?board'], ['sup'], ['board']],
    sailboat: [['sail ?-?boat'], ['yacht'], ['boat'], ['catamaran']],
    motorboat: [['motor ?-?boat'], ['speed ?-?boat'], ['boat']],
    surfer: [['surf ?-?board']],
    kite: [['kite']],
    horse: [['horse'], ['pony', 'ponies']],
    cyclist: [['bike'], ['bicycle']],
    tent: [['tent'], ['yurt'], ['tipi'], ['teepee']],
    cabin: [['cabin'], ['hut'], ['chalet'], ['lodge']],
    house: [['house'], ['holiday home'], ['cottage']],
    campervan: [['camper ?-?van'], ['van'], ['camper'], ['motor ?-?home']],
    jeep: [['jeep'], ['car'], ['4x4'], ['off-?roader']],
    whale: [['whale'], ['humpback'], ['orca']],
    elephant: [['elephant']],
    deer: [['deer', 'deer'], ['stag'], ['elk', 'elks?'], ['moose', 'moose']],
  }

const climbSigns: readonly Sign<ClimbView>[] = [
  ['boulder', /\b(?:boulder\w*|crash ?-?(?:pads?|mats?)|spotters?)\b/i],
  [
    'top',
    /\b(?:belay\w*|at the top|on top|summit ledge|top of (?:the|a) (?:cliff|climb|route|wall))\b/i,
  ],
  ['tower', /\b(?:towers?|spires?|needles?|pinnacles?|cracks?)\b/i],
  ['slab', /\bslabs?\b/i],
  ['cliff', /\b(?:cliffs?|big walls?|rock (?:face|wall)s?|multi-?pitch|overhang\w*)\b/i],
]
const whaleSigns: readonly Sign<WhalePose>[] = [
  ['fluke', /\b(?:flukes?|tails?)\b/i],
  ['breach', /\b(?:breach\w*|leap\w*|jump\w*|out of the water)\b/i],
  [
    'spout',
    /\b(?:spout\w*|blows?|blowhole|surfac\w*|(?:beside|near|next to|alongside|by) (?:the|a|our|your) boat)\b/i,
  ],
  ['pair', /\b(?:calf|calves|pair of|pods?)\b/i],
]

/**
 * Who and how many the words ask for in a scene of theirs (`sceneOfWords`), and how it is seen; what they leave open is as
 * usual, but climbers and whales are seen otherwise for each seed. Same words and scene, same cast.
 */
export function castOfWords(words: string, { subject, seed }: Scene): Cast {
  if (!isCastSubject(subject)) return {}
  const said = withoutDenials(mendSpelling(words))
  const asked = {
    people: hasPeople(subject) ? peopleIn(said, isSingle(subject)) : undefined,
    count: countIn(said, subject),
  }
  const { people, count } = subject === 'kayak' && doubleKayak.test(said) ? inPairs(asked) : asked
  // Four bikes are four riders; who they are is said by the people.
  const riders = isSingle(subject) && people === undefined && count !== undefined
  return {
    ...(riders ? { people: { adults: count, children: 0 } } : count !== undefined && { count }),
    ...(people !== undefined && { people }),
    ...(subject === 'climber' && {
      climb: firstMentioned(said, climbSigns) ?? turnOf(climbViews, seed),
    }),
    ...(subject === 'whale' && {
      whale: firstMentioned(said, whaleSigns) ?? turnOf(whalePoses, seed),
    }),
  }
}

const doubleKayak =
  /\b(?:(?:double|tandem)s?\b|two-?(?:seater|person)|two (?:in|to) (?:a|one|each) (?:boat|kayak))/i

type Asked = { people: People | undefined; count: number | undefined }

/** Two to a boat, as many as were asked for. */
function inPairs({ people, count }: Asked): Asked {
  const crew = people ?? { adults: Math.min(2 * (count ?? 1), mostPeople), children: 0 }
  const boats = Math.ceil(Math.min(crew.adults + crew.children, mostPeople) / 2)
  return { people: crew, count: count ?? boats }
}

function countIn(words: string, subject: CastSubject): number | undefined {
  const known = names[subject]
  if (known === undefined) return undefined
  const thing = known.map(([one]) => one).join('|')
  const things = known.map(([one, many = `${one}s`]) => many).join('|')
  const count = numberOf(words, { thing, things, isArticleOne: false })
  if (count !== undefined) return Math.min(count, mostThings)
  // 'A couple in a tandem kayak' shares it, while 'a kayak' says no more than 'kayaking'.
  const shared = new RegExp(
    `\\b(?:in|aboard)\\s+(?:the same\\s+|an?\\s+(?:[\\w-]+\\s+)?)(?:${thing})\\b`,
    'i',
  )
  return shared.test(words) ? 1 : undefined
}

function turnOf<Value>(views: readonly [Value, ...Value[]], seed: number): Value {
  return views[seed % views.length] ?? views[0]
}
