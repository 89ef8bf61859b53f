import { zodResolver } from '@hookform/resolvers/zod'
import { type BusinessInfo, businessInfoSchema, errorTable, type User } from '@wildpath/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { toast } from 'react-hot-toast'
import { useNavigate } from 'react-router'

import {
  blankBusinessForm,
  type BusinessFormValues,
  businessInfoOf,
} from './business-form-values.ts'
import { type CreationFailure, creationFailureOf } from './creation-failure.ts'
import { createDraftStore } from './form-draft.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useFunnelCreation } from './use-funnel-creation.ts'

/** The form, its draft, and the way from a valid form to the new funnel's screen. */
export function useNewFunnelForm(user: User) {
  const navigate = useNavigate()
  const [store] = useState(() => createDraftStore(() => window.localStorage, user.id))
  const [restored, setRestored] = useState(() => store.load())
  const [obstacle, setObstacle] = useState<CreationFailure['kind'] | 'none'>('none')
  const form = useForm<BusinessFormValues, unknown, BusinessInfo>({
    resolver: zodResolver(businessInfoSchema),
    mode: 'all',
    defaultValues: { ...blankBusinessForm, ...restored },
  })
  const draft = useFormDraft(form.control, store)
  const creation = useFunnelCreation(user)

  async function handleValid(answers: BusinessInfo) {
    setObstacle('none')
    const outcome = await creation.create(businessInfoOf(answers))
    if (outcome.kind === 'cancelled') toast(errorTable['generation-cancelled'].message)
    if (outcome.kind === 'failed') showFailure(creationFailureOf(outcome.failure))
    if (outcome.kind !== 'created') return
    draft.stop()
    toast.success('Funnel created successfully!')
    await navigate(`/funnel/${outcome.funnel.id}`)
  }

  function showFailure(failure: CreationFailure) {
    setObstacle(failure.kind)
    if (failure.kind === 'limit') return
    toast.error(failure.text)
    if (failure.kind !== 'fields') return
    for (const [field, message] of Object.entries(failure.fields)) {
      form.setError(field as keyof BusinessFormValues, { message })
    }
  }

  return {
    form,
    creation,
    obstacle,
    dismissObstacle: () => setObstacle('none'),
    isDraftRestored: restored !== null,
    discardDraft() {
      form.reset(blankBusinessForm)
      setRestored(null)
    },
    handleSubmit: form.handleSubmit(handleValid, () => {
      toast.error(errorTable['missing-fields'].message)
    }),
  }
}
