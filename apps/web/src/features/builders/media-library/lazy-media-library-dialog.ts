import { lazyComponent } from '../../../ui/lazy-component.tsx'

/** The library alone: for pictures within a design that is being made, where no other one is begun. */
export const LazyMediaLibraryDialog = lazyComponent(
  async () => (await import('./media-library-dialog.tsx')).MediaLibraryDialog,
)
