import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Question } from '@wildpath/contract'

import { callApi } from '../../entities/api/call-api.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { notifyError } from '../../ui/notify.ts'
import { questionQuery, questionsKey } from './community-queries.ts'

export type QuestionChanges = ReturnType<typeof useQuestionChanges>

/** The small changes that a press makes; a failure is told in a toast, and the screen shows what holds. */
export function useQuestionChanges(question: Question) {
  const queryClient = useQueryClient()
  const { queryKey } = questionQuery(question.id)

  const onError = (failure: unknown) => {
    notifyError(failureMessage(failure, 'Nothing was changed. Please try again.'))
    void queryClient.invalidateQueries({ queryKey })
  }
  const vote = useMutation({
    mutationFn: (isSame: boolean) =>
      callApi(api.setQuestionVote, { params: { question: question.id }, body: { isSame } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(queryKey, (now) => now && { ...now, ...answer })
    },
    onError,
  })
  const solution = useMutation({
    mutationFn: ({ pressed, isSolution }: { pressed: string; isSolution: boolean }) =>
      callApi(api.setSolution, {
        params: { id: question.id },
        body: { answerId: isSolution ? pressed : null },
      }),
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
    onError,
  })

  /** After a change that more than this screen shows. */
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey }),
      queryClient.invalidateQueries({ queryKey: questionsKey }),
    ])

  return { vote, solution, refresh }
}
