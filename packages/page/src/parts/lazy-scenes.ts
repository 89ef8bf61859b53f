import type { rememberedDrawing } from '@wildpath/illustrator/draw'
import { useEffect, useSyncExternalStore } from 'react'

export type DrawScene = typeof rememberedDrawing

let drawScene: DrawScene | null = null
let isLoading = false
const listeners = new Set<() => void>()

/** Sets the function that draws scenes. Servers call it before the first page, because they render in one pass. */
export function provideSceneDrawing(draw: DrawScene): void {
  drawScene = draw
  for (const notify of listeners) notify()
}

/**
 * Returns the function that draws scenes, or null while it loads. It makes up a third of the rendering code, so
 * browsers load it after the page and show plain grounds until then.
 */
export function useSceneDrawing(): DrawScene | null {
  const draw = useSyncExternalStore(subscribe, getDrawing, getDrawing)
  useEffect(() => {
    if (draw === null) void loadSceneDrawing()
  }, [draw])
  return draw
}

/** If loading fails, grounds stay plain until the next scene retries. */
async function loadSceneDrawing(): Promise<void> {
  if (isLoading) return
  isLoading = true
  try {
    provideSceneDrawing((await import('@wildpath/illustrator/draw')).rememberedDrawing)
  } catch {
    isLoading = false
  }
}

function getDrawing(): DrawScene | null {
  return drawScene
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
