import { useEffect } from 'react'

/** Hides section actions while someone types, because they can cover the text. A pointer move shows them again. */
export function useHideBarsWhileTyping(body: HTMLElement | null) {
  useEffect(() => {
    if (body === null) return
    const handleInput = () => body.toggleAttribute('data-typing', true)
    const handleMove = () => body.toggleAttribute('data-typing', false)
    body.addEventListener('input', handleInput)
    body.addEventListener('pointermove', handleMove)
    return () => {
      body.removeEventListener('input', handleInput)
      body.removeEventListener('pointermove', handleMove)
    }
  }, [body])
}
