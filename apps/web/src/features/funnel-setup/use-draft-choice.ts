import type { BusinessInfo } from '@wildpath/contract'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { blankBusinessForm, type BusinessFormValues } from './business-form-values.ts'
import type { WebsiteSetup } from './website/use-website-start.ts'
import type { WebsiteDraft } from './website/website-draft.ts'

type Choice =
  | { state: 'none' }
  | { state: 'restored' }
  | { state: 'discarded'; values: BusinessFormValues; website: WebsiteDraft | null }

/** A restored draft may be discarded, and the discarding undone until something new is typed. */
export function useDraftChoice(
  form: UseFormReturn<BusinessFormValues, unknown, BusinessInfo>,
  website: Pick<WebsiteSetup, 'take' | 'restore'>,
  isRestored: boolean,
) {
  const [choice, setChoice] = useState<Choice>({ state: isRestored ? 'restored' : 'none' })
  const { isDirty } = form.formState
  const { setFocus } = form

  // Only after the render that follows a reset do the fields take the focus again.
  const isDiscarded = choice.state === 'discarded'
  useEffect(() => {
    if (isDiscarded) setFocus('business_name')
  }, [isDiscarded, setFocus])

  function discard() {
    setChoice({ state: 'discarded', values: form.getValues(), website: website.take() })
    form.reset(blankBusinessForm)
  }

  function undo() {
    if (choice.state !== 'discarded') return
    form.reset(choice.values)
    website.restore(choice.website)
    setChoice({ state: 'restored' })
  }

  const state = isDiscarded && isDirty ? 'none' : choice.state
  return { state, discard, undo }
}
