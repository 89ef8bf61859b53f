import type { Guide } from './guide.ts'

/** Whichever is in use when it is asked. */
export function switchedGuide(current: () => Guide): Guide {
  return {
    get kind() {
      return current().kind
    },
    answer: (question, options) => current().answer(question, options),
  }
}
