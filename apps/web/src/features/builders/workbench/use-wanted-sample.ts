import type { SampleOnPage } from '@wildpath/page/document'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

import {
  type WantedField,
  wantedFieldIn,
  wantedFieldOf,
} from '../property-panel/use-wanted-field.ts'
import { useEditor } from '../store/editor-context.ts'

/** The field that a person asked for, in a list of samples or by the address; its section is selected. */
export function useWantedSample(onWanted: (sample: SampleOnPage) => void) {
  const { select, store } = useEditor()
  const [search] = useSearchParams()
  const [wanted, setWanted] = useState<WantedField | null>(() => wantedFieldIn(search))
  const sectionId = wanted?.sectionId

  useEffect(() => {
    if (sectionId === undefined) return
    const { sections } = store.getState().history.present
    select(sections.find((section) => 'id' in section && section.id === sectionId) ?? null)
  }, [sectionId, select, store])

  return {
    wanted,
    want(sample: SampleOnPage) {
      setWanted(wantedFieldOf(sample))
      onWanted(sample)
    },
    clearWanted: useCallback(() => setWanted(null), []),
  }
}
