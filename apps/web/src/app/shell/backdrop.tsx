import { type ComponentType, useEffect, useState } from 'react'

import { usePathname } from '../../ui/link-context.ts'
import type { SkyLook } from '../../ui/scenery/sky/sky.tsx'
import { skyLookOf } from './sky-look.ts'

/** The sky comes when everything else is there and the browser has nothing better to do. */
export function Backdrop() {
  const look = skyLookOf(usePathname())
  const [Sky, setSky] = useState<ComponentType<{ look: SkyLook }> | null>(null)

  useEffect(
    () =>
      whenIdle(async () => {
        const loaded = await import('../../ui/scenery/sky/sky.tsx').catch(() => null)
        // Without a network there is no sky; nobody needs to hear of it.
        if (loaded) setSky(() => loaded.Sky)
      }),
    [],
  )

  return Sky && <Sky look={look} />
}

/** Calls back once the page has loaded and the browser idles; returns how to call it off. */
function whenIdle(act: () => Promise<void>): () => void {
  let stop = () => window.removeEventListener('load', wait)

  function wait() {
    // Safari has no idle callback.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(() => void act(), 200)
      stop = () => clearTimeout(timer)
      return
    }
    const handle = window.requestIdleCallback(() => void act(), { timeout: 2000 })
    stop = () => window.cancelIdleCallback(handle)
  }

  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => stop()
}
