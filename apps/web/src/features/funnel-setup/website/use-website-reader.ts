import { api } from '@wildpath/contract'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { callApi } from '../../../entities/api/call-api.ts'
import { createWebsiteReader } from './website-reader.ts'

/** The reading of a website on one screen: see `createWebsiteReader`. Leaving the screen ends it. */
export function useWebsiteReader({ isKnown }: { isKnown: boolean }) {
  const [reader] = useState(() =>
    createWebsiteReader({
      isKnown,
      fetchReading: (url, signal) => callApi(api.readWebsite, { body: { url } }, { signal }),
    }),
  )
  const progress = useStore(reader.store)
  useEffect(() => reader.cancel, [reader])

  return { reader, progress }
}
