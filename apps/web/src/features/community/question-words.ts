/** 'No answers yet', '1 answer', '3 answers'. */
export function answersText(count: number): string {
  if (count === 0) return 'No answers yet'
  return count === 1 ? '1 answer' : `${count} answers`
}

/** How many others have the question of its asker. */
export function votesText(count: number): string {
  return count === 1 ? '1 other has this question' : `${count} others have this question`
}
