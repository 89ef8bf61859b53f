/**
 * Questions as outfitters type them into a help chat. They were written before the first article and the search
 * existed. `slug` names the article that has to be the first answer.
 */
export type AnswerableQuestion = { text: string; slug: string }

export type QuestionSet = {
  answerable: readonly AnswerableQuestion[]
  /** What no article of ours answers: the honest answer is that we do not know. */
  unanswerable: readonly string[]
}
