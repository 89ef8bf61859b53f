import { useEffect, useEffectEvent } from 'react'

import { notify } from '../../ui/notify.ts'

/**
 * Reads how a checkout ended from the address ('?checkout=…'), tells it once and clears the parameter.
 * A cancelled one is told here; `onPaid` hears of 'success' and 'pending', which only the session can
 * confirm. Works with and without the router around the screen.
 */
export function useCheckoutToast(onPaid?: (outcome: 'success' | 'pending') => void): void {
  const tell = useEffectEvent((outcome: string | null) => {
    if (outcome === 'cancelled') notify('Checkout was cancelled. You can try again anytime!')
    if (outcome === 'success' || outcome === 'pending') onPaid?.(outcome)
  })

  useEffect(() => {
    const address = new URL(window.location.href)
    const outcome = address.searchParams.get('checkout')
    if (outcome === null) return
    address.searchParams.delete('checkout')
    window.history.replaceState(window.history.state, '', address)
    tell(outcome)
  }, [])
}
