import { furthestTrainingDays, type TrainingStatus } from '@wildpath/contract'

const dayMs = 86_400_000

/** Whether something may begin then: not in the past, and not too far ahead. */
export function isBookable(time: string, now: Date): boolean {
  const fromNowMs = Date.parse(time) - now.getTime()
  return fromNowMs > 0 && fromNowMs <= furthestTrainingDays * dayMs
}

export type Scheduling = 'confirms' | 'proposes' | 'moves'

/** What a time that the team chooses means: the person agreed to what they wished for, to nothing else yet. */
export function decideScheduling(
  training: { status: TrainingStatus; wishedTimes: readonly string[] },
  startsAt: string,
): Scheduling {
  if (training.status === 'confirmed') return 'moves'
  const isWished = training.wishedTimes.some((time) => Date.parse(time) === Date.parse(startsAt))
  return isWished ? 'confirms' : 'proposes'
}
