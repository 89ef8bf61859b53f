import type { PageGoal } from '@wildpath/page/compose'

import { knowBusiness } from './business/know-business.ts'
import { situationOf } from './business/situation.ts'
import { thingsToBring } from './compose/bring.ts'
import { composeFields } from './compose/form-fields.ts'
import { createWriter } from './compose/writer.ts'
import type { CopyBrief } from './copy-brief.ts'

/** What the copywriter knows before it writes: for another writer who is to work from the same. */
export type Background = {
  goal: PageGoal
  speaks_as: 'I' | 'we'
  form_fields: string[]
  /** True of any such business; never a fact about this one. */
  common_knowledge: {
    pulls: string[]
    doubts: { ask: string; answer: string }[]
    advice: string[]
    bring: string[]
  }
}

/** What is known of the trade, and what follows from the facts, as plain data. */
export function backgroundOf(brief: CopyBrief): Background {
  const business = knowBusiness(brief)
  const writer = createWriter(business, brief.businessName)
  const { playbook, voice, goal, said } = business
  const situations = situationOf(said)
  const tips = playbook.tips.filter(
    ({ situation }) => situation === null || situations.has(situation),
  )
  return {
    goal,
    speaks_as: voice.subject,
    form_fields: composeFields(writer),
    common_knowledge: {
      pulls: writer.say('pulls', playbook.pulls),
      doubts: playbook.questions.flatMap(({ question, answer }) => {
        const [ask] = writer.say('ask', [question])
        const [said] = writer.say('answer', [answer])
        return ask === undefined || said === undefined ? [] : [{ ask, answer: said }]
      }),
      advice: writer.say(
        'tips',
        tips.map(({ text }) => text),
      ),
      bring: thingsToBring(writer),
    },
  }
}
