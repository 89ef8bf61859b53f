import { useEffect } from 'react'

import { useStableCallbacks } from '../../lib/use-stable-callbacks.ts'

/** Hears of pictures that are pasted anywhere on the screen; text is left to its field. Null hears of nothing. */
export function usePastedFiles(onFiles: ((files: readonly File[]) => void) | null): void {
  const isHeard = onFiles !== null
  const stable = useStableCallbacks({ onFiles: (files: readonly File[]) => onFiles?.(files) })

  useEffect(() => {
    if (!isHeard) return
    function handlePaste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])]
      const pictures = files.filter(({ type }) => type.startsWith('image/'))
      // A copied table brings a picture of itself along.
      if (pictures.length === 0 || event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      stable.onFiles(pictures)
    }
    document.addEventListener('paste', handlePaste)
    return () => document.removeEventListener('paste', handlePaste)
  }, [stable, isHeard])
}
