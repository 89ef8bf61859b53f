import { lazyComponent } from '../../../ui/lazy-component.tsx'

/** The dialog's code comes when it is first opened. */
export const PublishDialog = lazyComponent(
  async () => (await import('./publish-dialog.tsx')).PublishDialog,
)
