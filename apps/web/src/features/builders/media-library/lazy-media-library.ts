import { lazyComponent } from '../../../ui/lazy-component.tsx'

/** The media library, wherever a builder opens it. */
export const LazyMediaLibrary = lazyComponent(
  async () => (await import('./media-library.tsx')).MediaLibrary,
)
