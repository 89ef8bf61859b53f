import { product } from '@wildpath/contract'
import { useEffect } from 'react'

import { setDocumentTitle } from '../../lib/document-title.ts'

/** Names the screen in the tab, the history and for screen readers. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    setDocumentTitle(`${title} · ${product.name}`)
  }, [title])
}
