import type { PageDocument } from '@wildpath/page/document'

import { openPreview, type PreviewOptions } from './open-preview.ts'
import { notifyError } from '../../ui/notify.ts'

/** Opens the page in a tab of its own; where the browser refuses, says how it can be seen. */
export function openPreviewWithToast(page: PageDocument, options: PreviewOptions = {}): void {
  switch (openPreview(page, options)) {
    case 'opened':
      return
    case 'blocked':
      return notifyError('Your browser blocked the new tab. Allow pop-ups here and try again.')
    case 'too-large':
      return notifyError('This page is too large for a tab of its own. It is shown whole below.')
  }
}
