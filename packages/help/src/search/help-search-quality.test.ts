import { describe, expect, it } from 'vitest'

import { readHelpArticles } from '../reading/read-help-articles.ts'
import { heldOutQuestions } from '../testing/held-out-questions.ts'
import type { QuestionSet } from '../testing/help-question.ts'
import { productValues } from '../testing/product-values.ts'
import { tuningQuestions } from '../testing/tuning-questions.ts'
import { createHelpSearch } from './create-help-search.ts'

const { answer } = createHelpSearch(readHelpArticles(productValues))
const all: QuestionSet = {
  answerable: [...tuningQuestions.answerable, ...heldOutQuestions.answerable],
  unanswerable: [...tuningQuestions.unanswerable, ...heldOutQuestions.unanswerable],
}

describe.each([
  { name: 'questions it was tuned on', questions: tuningQuestions },
  { name: 'questions it was never tuned on', questions: heldOutQuestions },
  { name: 'all questions', questions: all },
])('the search on $name', ({ questions }) => {
  it('has the right article first for 85 % and more', () => {
    const missed = questions.answerable.flatMap(({ text, slug }) => {
      const found = answer(text)
      const first = found.kind === 'answer' ? found.slug : 'unknown'
      return first === slug ? [] : [`${text}: ${first} instead of ${slug}`]
    })
    expect(
      missed.length / questions.answerable.length,
      `${missed.length} of ${questions.answerable.length}\n${missed.join('\n')}`,
    ).toBeLessThanOrEqual(0.15)
  })

  it('answers at most 5 % of what no article answers', () => {
    const answered = questions.unanswerable.flatMap((text) => {
      const found = answer(text)
      return found.kind === 'answer' ? [`${text}: ${found.slug}`] : []
    })
    expect(
      answered.length / questions.unanswerable.length,
      `${answered.length} of ${questions.unanswerable.length}\n${answered.join('\n')}`,
    ).toBeLessThanOrEqual(0.05)
  })
})
