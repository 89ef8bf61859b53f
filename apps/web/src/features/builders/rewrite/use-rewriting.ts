import { api } from '@wildpath/contract'
import type { KnownSection, PageDocument } from '@wildpath/page/document'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { callApi } from '../../../entities/api/call-api.ts'
import { createRewriting } from './rewriting.ts'
import { sectionTexts } from './section-texts.ts'

type Place = { funnelId: string; section: KnownSection; page: PageDocument }

/** The rewriting of one open dialog: see `createRewriting`. Closing it cancels what was asked for. */
export function useRewriting({ funnelId, section, page }: Place) {
  const [texts] = useState(() => sectionTexts(section))
  const [rewriting] = useState(() =>
    createRewriting({
      section,
      page,
      texts,
      send: (body, signal) =>
        callApi(api.rewriteSection, { params: { id: funnelId }, body }, { signal }),
    }),
  )
  const state = useStore(rewriting.store)
  useEffect(() => rewriting.cancel, [rewriting])

  return { texts, state, ask: rewriting.ask, cancel: rewriting.cancel }
}
