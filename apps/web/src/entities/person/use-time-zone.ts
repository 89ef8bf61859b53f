import { usePerson } from './person.ts'

/** The zone that the account's days are counted in; undefined, and thus the browser's, until it is known. */
export function useTimeZone(): string | undefined {
  return usePerson()?.time_zone ?? undefined
}
