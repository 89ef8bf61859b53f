import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { streamGeneration } from '../../entities/funnel/stream-generation.ts'
import { createGeneration } from './generation.ts'

/** The writing of one screen: see `createGeneration`. Leaving the screen cancels it. */
export function useGeneration() {
  const [generation] = useState(() => createGeneration(streamGeneration))
  const progress = useStore(generation.store)
  useEffect(() => generation.cancel, [generation])

  return { generation, progress }
}
