import { activities, type ActivityKey } from '@wildpath/activities'
import { noFacts } from '@wildpath/contract'

import { knowBusiness } from './business/know-business.ts'
import type { Answers } from './copy-brief.ts'

/** `activity`: what the business does; null where its words do not name it. */
export type Classified = { activity: ActivityKey | null }

/** Which of the activities a business does, by the words for what is sold; its texts and pictures follow from it. */
export function classifyActivity(answers: Answers): Classified {
  const { key } = knowBusiness({ ...answers, facts: noFacts }).trade
  return { activity: activities.find((activity) => activity.key === key)?.key ?? null }
}
