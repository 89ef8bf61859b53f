import { useEffect } from 'react'

import { whenIdle } from './when-idle.ts'

/** Fetches a lazy component's code while there is nothing better to do, so that it opens without waiting. */
export function usePreload({ preload }: { preload: () => Promise<unknown> }): void {
  useEffect(() => whenIdle(preload), [preload])
}
