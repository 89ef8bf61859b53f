import type { DialogProps } from './dialog-window.tsx'
import { lazyComponent } from './lazy-component.tsx'

/** A dialog of any kind. No screen needs its code before somebody opens one. */
export const Dialog = lazyComponent<DialogProps>(
  async () => (await import('./dialog-window.tsx')).DialogWindow,
)
