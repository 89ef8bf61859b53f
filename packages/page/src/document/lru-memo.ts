/**
 * Keeps the `capacity` answers that were asked for last, by key; `make` is called for the others.
 * Only for answers that follow from their key alone.
 */
export function lruMemo<Answer>(capacity: number): (key: string, make: () => Answer) => Answer {
  const answers = new Map<string, Answer>()
  return (key, make) => {
    const known = answers.get(key)
    const answer = known ?? make()
    // The last one in a map is the latest.
    answers.delete(key)
    answers.set(key, answer)
    const oldest = answers.keys().next()
    if (answers.size > capacity && !oldest.done) answers.delete(oldest.value)
    return answer
  }
}
