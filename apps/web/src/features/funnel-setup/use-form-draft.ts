import { useEffect, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'

import type { BusinessFormValues } from './business-form-values.ts'
import type { createDraftStore } from './form-draft.ts'

/** Keeps what is typed in the store, until `stop` is called after a success. */
export function useFormDraft(
  control: Control<BusinessFormValues>,
  store: ReturnType<typeof createDraftStore>,
): { stop: () => void } {
  const values = useWatch({ control })
  const [isStopped, setStopped] = useState(false)

  useEffect(() => {
    if (!isStopped) store.save(values)
  }, [values, store, isStopped])

  return {
    stop() {
      setStopped(true)
      store.clear()
    },
  }
}
