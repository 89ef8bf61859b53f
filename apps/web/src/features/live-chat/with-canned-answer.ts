/** What is written already stays; the answer follows it in a line of its own. */
export function withCannedAnswer(text: string, answer: string): string {
  const written = text.trimEnd()
  return written === '' ? answer : `${written}\n${answer}`
}
