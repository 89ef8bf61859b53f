import type { Funnel } from '@wildpath/contract'
import { useMemo } from 'react'

import { useEditorState } from '../store/editor-context.ts'
import { type LiveState, liveStateOf } from './live-state.ts'

/** What visitors see, as against the page as it was last saved. */
export function useLiveState(funnel: Funnel): LiveState {
  const saved = useEditorState((state) => state.saved)
  return useMemo(() => liveStateOf(funnel, saved), [funnel, saved])
}
