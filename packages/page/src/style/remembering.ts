/**
 * Keeps the latest `capacity` answers by key: `remember(key, make)` makes what it does not have.
 * Only for answers that follow from their key alone.
 */
export function remembering<Answer>(capacity: number): (key: string, make: () => Answer) => Answer {
  const answers = new Map<string, Answer>()
  return (key, make) => {
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = make()
    answers.set(key, answer)
    const oldest = answers.keys().next()
    if (answers.size > capacity && !oldest.done) answers.delete(oldest.value)
    return answer
  }
}
