import type { SampleOnPage } from '@wildpath/page/samples'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

import {
  type RequestedField,
  requestedFieldIn,
  requestedFieldOf,
} from '../property-panel/use-requested-field.ts'
import { useEditor } from '../store/editor-context.ts'

/** The field that a person asked for, in a list of samples or by the address; its section is selected. */
export function useRequestedSample(onWanted: (field: { sectionId: string }) => void) {
  const { select, store } = useEditor()
  const [search] = useSearchParams()
  const [wanted, setWanted] = useState<RequestedField | null>(() => requestedFieldIn(search))
  const sectionId = wanted?.sectionId

  useEffect(() => {
    if (sectionId === undefined) return
    const { sections } = store.getState().history.present
    select(sections.find((section) => 'id' in section && section.id === sectionId) ?? null)
  }, [sectionId, select, store])

  return {
    wanted,
    want(sample: SampleOnPage) {
      setWanted(requestedFieldOf(sample))
      onWanted(sample)
    },
    /** Shows the field of a text that was pressed on the page. */
    showPressed(field: RequestedField) {
      startTransition(() => setWanted(field))
      if (field.isFocused) onWanted(field)
    },
    clearWanted: useCallback(() => setWanted(null), []),
  }
}
