import { latePart } from '../../../ui/late-part.tsx'

/** The design library, wherever a builder opens it. */
export const LateDesignLibrary = latePart(
  async () => (await import('./design-library-dialog.tsx')).DesignLibraryDialog,
)
