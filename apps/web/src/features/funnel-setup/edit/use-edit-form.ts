import { zodResolver } from '@hookform/resolvers/zod'
import { type BusinessInfo, businessInfoSchema, type Funnel } from '@wildpath/contract'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'

import { useLocalDraft } from '../../../entities/funnel/use-local-draft.ts'
import { type BusinessFormValues, formValuesOf, openAnswers } from '../business-form-values.ts'
import { readFormDraft } from '../form-draft.ts'

/** The fields of the business, filled with what is saved or with what was typed here before a reload. */
export function useEditForm(funnel: Funnel) {
  const place = { funnelId: funnel.id, screen: 'business' }
  const { store, restored } = useLocalDraft(place, readFormDraft)
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

  return {
    form,
    values,
    isDirty,
    isValid: isValid && required === 0 && !isWebsiteWrong,
    drafts: store,
    restoredRevision: restored?.revision ?? null,
  }
}
