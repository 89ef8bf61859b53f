import type { PageGoal } from '@wildpath/page/compose'

import { readBrief } from './brief/read-brief.ts'
import { createSeededChoice } from './choose/seeded-choice.ts'
import { thingsToBring } from './compose/bring.ts'
import { anything, createDesk } from './compose/desk.ts'
import { composeFields } from './compose/form-fields.ts'
import { composeGoal } from './compose/goal.ts'
import { situationOf } from './compose/situation.ts'
import type { CopyBrief } from './copy-brief.ts'
import { inVoice, lettersFor } from './compose/letters-for.ts'

/** What the copywriter knows before it writes: for another writer who is to work from the same. */
export type Background = {
  goal: PageGoal
  speaks_as: 'I' | 'we'
  form_fields: string[]
  /** True of any such business; never a fact about this one. */
  common_knowledge: {
    doubts: { ask: string; answer: string }[]
    advice: string[]
    bring: string[]
  }
}

/** The goal, the voice and the form as the copywriter has them, and the trade's common knowledge, as plain data. */
export function backgroundOf(brief: CopyBrief): Background {
  const facts = readBrief(brief)
  const desk = createDesk(facts, anything, createSeededChoice(brief.businessName))
  const letters = lettersFor(facts)
  const say = (line: string) => inVoice(line, facts.voice)
  const tags = situationOf(facts)
  const tips = letters.tips.filter(({ tag }) => tag === null || tags.has(tag))
  return {
    goal: composeGoal(facts),
    speaks_as: facts.voice.subject,
    form_fields: composeFields(desk),
    common_knowledge: {
      doubts: letters.questions.map(({ question, answer }) => ({
        ask: say(question),
        answer: say(answer),
      })),
      advice: tips.map(({ text }) => say(text)),
      bring: thingsToBring(desk),
    },
  }
}
