import type { Activity } from '@wildpath/activities'

import type { TradeWords } from '../content/playbook.ts'

/** An activity and what is said of it. */
export type Trade = Activity & TradeWords
