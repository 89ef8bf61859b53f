import { lazyComponent } from '../../../ui/lazy-component.tsx'

export const ShareDialog = lazyComponent(
  async () => (await import('./share-dialog.tsx')).ShareDialog,
)
