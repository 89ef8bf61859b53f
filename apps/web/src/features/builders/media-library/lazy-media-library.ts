import { lazyComponent } from '../../../ui/lazy-component.tsx'

/** The design library, wherever a builder opens it. */
export const LazyMediaLibrary = lazyComponent(
  async () => (await import('./media-library-dialog.tsx')).MediaLibraryDialog,
)
