/** What is said aloud while somebody types. */
export function foundText(count: number): string {
  return count === 1 ? '1 article found' : `${count} articles found`
}
