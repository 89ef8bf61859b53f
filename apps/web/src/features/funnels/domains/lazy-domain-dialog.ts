import { lazyComponent } from '../../../ui/lazy-component.tsx'

/** The dialog's code comes when it is first opened. */
export const DomainDialog = lazyComponent(
  async () => (await import('./domain-dialog.tsx')).DomainDialog,
)
