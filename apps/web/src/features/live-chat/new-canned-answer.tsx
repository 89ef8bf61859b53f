import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, newCannedAnswerSchema } from '@wildpath/contract'
import { type SubmitEvent, useState } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { chatFailureText } from './chat-failure.ts'
import { cannedAnswersQuery } from './live-chat-queries.ts'

const empty = { title: '', text: '' }

export function NewCannedAnswer() {
  const queryClient = useQueryClient()
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Partial<typeof empty>>({})
  const adding = useMutation({
    mutationFn: (body: typeof empty) => callApi(api.addCannedAnswer, { body }),
    onSuccess: () => setValues(empty),
    onSettled: () => queryClient.invalidateQueries(cannedAnswersQuery),
  })

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = newCannedAnswerSchema.safeParse(values)
    const found = checked.error?.issues.map(({ path, message }) => [path[0], message]) ?? []
    setErrors(Object.fromEntries(found.toReversed()))
    if (checked.success && !adding.isPending) adding.mutate(checked.data)
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      aria-label="New canned answer"
      className="mt-2 flex flex-col gap-4 border-t border-line pt-4"
    >
      <TextField
        label="Title"
        value={values.title}
        error={errors.title}
        onChange={({ target }) => setValues({ ...values, title: target.value })}
      />
      <TextArea
        label="Answer"
        hint="Use {name}, {plan}, {adventure} and {admin} for the person you are answering."
        value={values.text}
        error={errors.text}
        onChange={({ target }) => setValues({ ...values, text: target.value })}
      />
      {adding.isError && (
        <Notice tone="clay" title={chatFailureText('Failed to save canned answer', adding.error)} />
      )}
      <Button type="submit" variant="secondary" isBusy={adding.isPending} className="self-end">
        Add answer
      </Button>
    </form>
  )
}
