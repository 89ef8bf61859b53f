import { lazyComponent } from '../../../ui/lazy-component.tsx'

/** The design library, wherever a builder opens it. */
export const LateDesignLibrary = lazyComponent(
  async () => (await import('./design-library-dialog.tsx')).DesignLibraryDialog,
)
