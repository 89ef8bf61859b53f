/**
 * Questions as outfitters type them into a help chat. They were written before the search had been tried on
 * any of them, the first ones before the first article. `slug` names the article that has to be the first answer.
 */
export type AnswerableQuestion = { text: string; slug: string }

export type QuestionSet = {
  answerable: readonly AnswerableQuestion[]
  /** What no article of ours answers: the honest answer is that we do not know. */
  unanswerable: readonly string[]
}
