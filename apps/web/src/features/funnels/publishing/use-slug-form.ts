import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type Funnel } from '@wildpath/contract'
import { useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { isPlanRefusal } from '../../../entities/plan/plan-refusal.ts'
import { cacheFunnel } from '../../../entities/funnel/cache-funnel.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import { type SlugNote, slugNote, slugProblem, slugSavedText } from './slug-state.ts'

const checkAfterMs = 300

type SlugSave = { next: string; wasPublic: boolean }

/** The address field: what is typed, what is said about it, and saving it, which publishes the page. */
export function useSlugForm(funnel: Pick<Funnel, 'id' | 'slug' | 'isPublic'>) {
  const queryClient = useQueryClient()
  const [slug, setSlug] = useState(funnel.slug)
  const [refusal, setRefusal] = useState<string | null>(null)
  const asked = useDebounced(slug, checkAfterMs)
  const check = useQuery({
    queryKey: ['slug-availability', funnel.id, asked],
    queryFn: ({ signal }) =>
      callApi(api.checkSlug, { params: { id: funnel.id }, query: { slug: asked } }, { signal }),
    enabled: asked !== funnel.slug && slugProblem(asked) === null,
    staleTime: 0,
  })
  const saving = useMutation({
    mutationFn: ({ next }: SlugSave) =>
      callApi(api.setSlug, { params: { id: funnel.id }, body: { slug: next } }),
    onSuccess: async (changed, { wasPublic }) => {
      await cacheFunnel(queryClient, changed)
      setSlug(changed.slug)
      setRefusal(null)
      notifySuccess(slugSavedText({ wasPublic }))
    },
    onError: (failure) => {
      if (isPlanRefusal(failure)) return
      setRefusal(failureMessage(failure, 'The server could not answer just now.'))
      notifyError('Failed to update slug')
    },
  })

  function handleChange(next: string) {
    setSlug(next)
    setRefusal(null)
  }

  function handleSubmit() {
    const problem = slugProblem(slug)
    if (problem === null) saving.mutate({ next: slug, wasPublic: funnel.isPublic })
    else setRefusal(problem)
  }

  const availability = asked === slug ? check.data : undefined
  const note: SlugNote =
    refusal === null
      ? slugNote({ slug, current: funnel.slug, availability })
      : { kind: 'wrong', text: refusal }

  return {
    slug,
    note,
    isSaving: saving.isPending,
    canUpdate: slug !== '' && slug !== funnel.slug,
    handleChange,
    handleSubmit,
  }
}
