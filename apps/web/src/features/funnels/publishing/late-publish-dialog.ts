import { latePart } from '../../../ui/late-part.tsx'

/** The dialog's code comes when it is first opened. */
export const PublishDialog = latePart(
  async () => (await import('./publish-dialog.tsx')).PublishDialog,
)
