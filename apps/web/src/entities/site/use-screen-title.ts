import { product } from '@wildpath/contract'
import { useEffect } from 'react'

/** Names the screen in the tab, the history and for screen readers. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${product.name}`
  }, [title])
}
