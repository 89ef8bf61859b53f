import type { PageGoal } from '@wildpath/page/document'

import { readBrief } from './brief/read-brief.ts'
import { createSeededChoice } from './choose/seeded-choice.ts'
import { thingsToBring } from './compose/bring.ts'
import { reasoned } from './compose/deal.ts'
import { createDesk } from './compose/desk.ts'
import { composeFields } from './compose/form-fields.ts'
import { composeGoal } from './compose/goal.ts'
import { situationOf } from './compose/situation.ts'
import type { CopyBrief } from './copy-brief.ts'
import { loreFor } from './compose/lore-for.ts'

/** What the copywriter knows before it writes: for another writer who is to work from the same. */
export type Background = {
  goal: PageGoal
  speaks_as: 'I' | 'we'
  facts_as_read: {
    activity: string | null
    service: string | null
    place: string | null
    audiences: string[]
    offer: string | null
    details: { kind: string; text: string }[]
  }
  form_fields: string[]
  /** True of any such business; never a fact about this one. */
  common_knowledge: {
    doubts: { ask: string; answer: string }[]
    advice: string[]
    weather: string[]
    bring: string[]
    course: string[]
  }
}

/** The facts as the copywriter reads them and the trade's common knowledge, as plain data. */
export function backgroundOf(brief: CopyBrief): Background {
  const facts = readBrief(brief)
  const desk = createDesk(facts, () => true, createSeededChoice(brief.businessName))
  const { product, offer, trade } = facts
  const lore = loreFor(facts)
  const tags = situationOf(facts)
  const tips = lore.tips.filter(({ tag }) => tag === null || tags.has(tag))
  return {
    goal: composeGoal(facts),
    speaks_as: facts.voice.subject,
    facts_as_read: {
      activity: facts.isTradeNamed ? trade.topic : null,
      service: product.service?.text ?? null,
      place: product.place,
      audiences: facts.audiences.map(({ text }) => text),
      offer: offer?.full ?? null,
      details: product.details.map(({ kind, text }) => ({ kind, text })),
    },
    form_fields: composeFields(desk),
    common_knowledge: {
      doubts: trade.worries.map(({ ask, answer }) => ({ ask, answer })),
      advice: [...tips.flatMap((tip) => reasoned(desk, tip).slice(0, 1)), ...trade.advice],
      weather: [...lore.calm, ...lore.decides],
      bring: thingsToBring(desk),
      course: lore.stages.map(({ title, text }) => `${title}: ${text}`),
    },
  }
}
