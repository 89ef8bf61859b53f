import { findMoments, furthestTrainingDays, trainingTimeText } from '@wildpath/contract'

/** What was typed, and which one is meant where clocks show it twice. */
export type TypedTime = { local: string; isSecond: boolean }

export const noTime: TypedTime = { local: '', isSecond: false }

export type ReadTime =
  | { kind: 'empty' }
  | { kind: 'wrong'; why: string }
  /** Both moments, where the clocks show that time twice. */
  | { kind: 'right'; moment: Date; twice: readonly Date[] | null }

/** Which moment a typed time of a zone is, or why it cannot be booked. */
export function readTime({ local, isSecond }: TypedTime, timeZone: string, now: Date): ReadTime {
  if (local === '') return { kind: 'empty' }
  const [first, second] = findMoments(local, timeZone)
  if (first === undefined) {
    return {
      kind: 'wrong',
      why: 'This time does not exist: the clocks are put forward then. Please choose another one.',
    }
  }
  const moment = isSecond && second !== undefined ? second : first
  const fromNowMs = moment.getTime() - now.getTime()
  if (fromNowMs <= 0) return { kind: 'wrong', why: 'Please choose a time in the future.' }
  if (fromNowMs > furthestTrainingDays * 86_400_000) {
    return { kind: 'wrong', why: `Please choose a day within ${furthestTrainingDays} days.` }
  }
  return { kind: 'right', moment, twice: second === undefined ? null : [first, second] }
}

/** 'Sun, Nov 1, 2026, 1:30 AM EDT' and 'EST', to choose from. */
export function timeOptions(moments: readonly Date[], timeZone: string) {
  return moments.map((moment, index) => ({
    value: String(index),
    label: trainingTimeText(moment, timeZone),
  }))
}
