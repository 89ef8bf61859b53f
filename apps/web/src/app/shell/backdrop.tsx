import { type ComponentType, useEffect, useState } from 'react'

import { whenIdle } from '../../lib/when-idle.ts'
import type { SkyLook } from '../../ui/scenery/sky/sky.tsx'

/** The sky comes when everything else is there and the browser has nothing better to do. */
export function Backdrop({ look }: { look: SkyLook }) {
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
