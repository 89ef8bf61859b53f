import { zodResolver } from '@hookform/resolvers/zod'
import { type BusinessInfo, businessInfoSchema, type Funnel } from '@wildpath/contract'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'

import { useLocalDraftAutosave, useLocalDraft } from '../../../entities/funnel/use-local-draft.ts'
import { type BusinessFormValues, formValuesOf, openAnswers } from '../business-form-values.ts'
import { readFormDraft } from '../form-draft.ts'

/** The business as it is edited, beside the one that is saved. */
export function useEditForm(funnel: Funnel) {
  const place = { funnelId: funnel.id, screen: 'business' }
  const { store, restored } = useLocalDraft(place, readFormDraft)
  const [saved, setSaved] = useState(funnel)
  // Edits over an older state must not pass for edits of the newest one.
  const [revision, setRevision] = useState(restored?.revision ?? funnel.revision)
  const [isRestored, setRestored] = useState(restored !== null)
  const form = useForm<BusinessFormValues, unknown, BusinessInfo>({
    resolver: zodResolver(businessInfoSchema),
    mode: 'all',
    defaultValues: formValuesOf(funnel.business_info),
  })
  const { isDirty, isValid } = form.formState
  const values = useWatch({ control: form.control })
  const { required, isWebsiteWrong } = openAnswers(values)
  const { reset } = form

  useEffect(() => {
    if (restored === null) return
    const { business_info } = funnel
    reset({ ...formValuesOf(business_info), ...restored.values }, { keepDefaultValues: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once, before anybody types
  }, [])
  useLocalDraftAutosave({ store, isDirty, revision, values })

  /** Takes over what was saved; what was typed meanwhile stays, and is unsaved. */
  function accept(next: Funnel, sent: BusinessFormValues) {
    const typed = form.getValues()
    setSaved(next)
    setRevision(next.revision)
    setRestored(false)
    reset(formValuesOf(next.business_info))
    if (JSON.stringify(typed) !== JSON.stringify(sent)) reset(typed, { keepDefaultValues: true })
  }

  /** Shows what is saved in place of what was typed. */
  function show(newest: Funnel) {
    setSaved(newest)
    setRevision(newest.revision)
    setRestored(false)
    reset(formValuesOf(newest.business_info))
  }

  return {
    form,
    saved,
    revision,
    isDirty,
    isValid: isValid && required === 0 && !isWebsiteWrong,
    isRestored: isRestored && isDirty,
    accept,
    show,
    forget: store.clear,
  }
}
