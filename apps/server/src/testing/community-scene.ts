import { randomUUID } from 'node:crypto'

import {
  type AnswerPost,
  answerPostSchema,
  type Question,
  type QuestionList,
  questionListSchema,
  questionSchema,
} from '@wildpath/contract'

import type { TestBrowser } from './test-browser.ts'

/** The questions page as somebody uses it. */
export function openCommunity(browser: TestBrowser) {
  const ask = (title: string, text = '', requestId: string = randomUUID()) =>
    browser.sendJson('POST', '/api/questions', { requestId, title, text })
  const answer = (questionId: string, text: string, requestId: string = randomUUID()) =>
    browser.sendJson('POST', `/api/questions/${questionId}/answers`, { requestId, text })

  return {
    ask,
    answer,
    async asked(title: string, text = ''): Promise<Question> {
      return questionSchema.parse(await (await ask(title, text)).json())
    },
    async answered(questionId: string, text: string): Promise<AnswerPost> {
      return answerPostSchema.parse(await (await answer(questionId, text)).json())
    },
    open: (id: string) => browser.get(`/api/questions/${id}`),
    async read(id: string): Promise<Question> {
      return questionSchema.parse(await (await browser.get(`/api/questions/${id}`)).json())
    },
    async list(query = ''): Promise<QuestionList> {
      return questionListSchema.parse(await (await browser.get(`/api/questions${query}`)).json())
    },
    async titles(query = ''): Promise<string[]> {
      return (await this.list(query)).questions.map(({ title }) => title)
    },
    solve: (id: string, answerId: string | null) =>
      browser.sendJson('PUT', `/api/questions/${id}/solution`, { answerId }),
    vote: (id: string, isSame: boolean) =>
      browser.sendJson('PUT', `/api/questions/${id}/vote`, { isSame }),
    report: (id: string, answerId: string | null = null, reason = 'spam') =>
      browser.sendJson('POST', `/api/questions/${id}/reports`, { answerId, reason }),
    /** As an admin. */
    moderate: (id: string, act: string, answerId: string | null = null) =>
      browser.sendJson('POST', `/api/admin/questions/${id}`, {
        act,
        answerId,
        reason: 'It is about rafting in Utah',
      }),
  }
}
