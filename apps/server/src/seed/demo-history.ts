import type { Lead } from '@wildpath/contract'
import type { LeadField } from '@wildpath/page/lead-form'

import { withKind } from '../features/leads/index.ts'
import { type DemoHandling, handleDemoLead } from './demo-handling.ts'
import { type DemoVisit, demoVisits } from './demo-visits.ts'

export type DemoDay = {
  day: string
  visitors: number
  /** One a view. */
  visits: DemoVisit[]
  leads: DemoLead[]
  /** Not counted: the trap of the form caught it. */
  quarantined: DemoLead[]
}
export type DemoLead = DemoVisit & DemoHandling & { createdAt: Date; values: Lead['values'] }

const dayMs = 86_400_000

/** A repeatable stream of numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Options = { fields: readonly LeadField[]; days: number; until: Date; seed: number }

/** Days of made-up traffic up to `until`: more at weekends, a lead for every twelfth to twentieth view. */
export function demoHistory({ fields, days, until, seed }: Options): DemoDay[] {
  const random = seededRandom(seed)
  const midnight = Math.floor(until.getTime() / dayMs) * dayMs
  return Array.from({ length: days }, (_, index) => {
    const start = midnight - (days - 1 - index) * dayMs
    const isWeekend = [0, 6].includes(new Date(start).getUTCDay())
    const views = Math.round((isWeekend ? 22 : 12) * (0.5 + random()))
    const leadCount = Math.floor(views / (12 + random() * 8) + random() * 0.5)
    const latest = Math.min(start + dayMs, until.getTime())
    const visits = demoVisits(views, random)
    const makeLead = (visit: DemoVisit): DemoLead => {
      const createdAt = new Date(start + random() * (latest - start))
      const values = demoAnswers(fields, { random, askedAt: createdAt })
      return { ...visit, createdAt, values, ...handleDemoLead({ createdAt, until, random }) }
    }
    return {
      day: new Date(start).toISOString().slice(0, 10),
      visitors: views - Math.floor(views * 0.25 * random()),
      visits,
      leads: visits.slice(0, leadCount).map(makeLead),
      quarantined: visits.slice(leadCount, leadCount + (random() < 0.05 ? 1 : 0)).map(makeLead),
    }
  })
}

const firstNames = [
  'Alma',
  'Bo',
  'Carla',
  'Dev',
  'Elif',
  'Finn',
  'Greta',
  'Hugo',
  'Ines',
  'Jonah',
  'Kaya',
  'Luis',
]
const lastNames = [
  'Alder',
  'Birch',
  'Cedar',
  'Elm',
  'Fern',
  'Heath',
  'Juniper',
  'Linden',
  'Moss',
  'Rowan',
]
const questions = [
  'We have never done this before. Is that all right?',
  'Do you still have room on a weekend?',
  'Can we bring our own gear?',
  'What happens when it rains?',
  'Two of us have done this a few times.',
]

function demoAnswers(
  fields: readonly LeadField[],
  { random, askedAt }: { random: () => number; askedAt: Date },
): Lead['values'] {
  const pick = (options: readonly string[]) => options[Math.floor(random() * options.length)] ?? ''
  const [first, last] = [pick(firstNames), pick(lastNames)]
  return fields.map((field) =>
    withKind(field, answerTo(field, { first, last, askedAt, random, pick })),
  )
}

type Person = {
  first: string
  last: string
  askedAt: Date
  random(): number
  pick(options: readonly string[]): string
}

/** Addresses and numbers of the ranges that are reserved for examples. */
function answerTo({ label, kind }: LeadField, person: Person): string {
  const { first, last, askedAt, random, pick } = person
  if (kind === 'date') {
    const wish = new Date(askedAt.getTime() + Math.ceil(random() * 60) * dayMs)
    return wish.toISOString().slice(0, 10)
  }
  if (/email/i.test(label))
    return `${first}.${last}${Math.floor(random() * 900) + 100}@example.org`.toLowerCase()
  if (/phone|mobile/i.test(label)) return `+1 555 01${Math.floor(random() * 90) + 10}`
  if (/name/i.test(label)) return `${first} ${last}`
  if (/date|when|day/i.test(label))
    return pick(['Next Saturday', 'First week of the holidays', 'Any weekday', 'In two weeks'])
  if (/number|people|group|party|size|many|guests/i.test(label))
    return String(Math.floor(random() * 7) + 2)
  if (/experience|level/i.test(label)) return pick(['None yet', 'A little', 'Several times'])
  return pick(questions)
}
