import type { CannedAnswer } from '@wildpath/contract'

/** The answers whose title or text contains what follows the slash; null if the draft is not a slash command. */
export function findCannedAnswers(
  draft: string,
  answers: readonly CannedAnswer[],
): CannedAnswer[] | null {
  if (!draft.startsWith('/') || draft.includes('\n')) return null
  const words = draft.slice(1).trim().toLowerCase()
  const titled = answers.filter(({ title }) => title.toLowerCase().includes(words))
  const others = answers.filter(
    (answer) => !titled.includes(answer) && answer.text.toLowerCase().includes(words),
  )
  return [...titled, ...others].slice(0, 6)
}
