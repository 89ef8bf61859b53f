import type { Funnel } from '@wildpath/contract'
import { type ReactNode, useState } from 'react'

import { lazyComponent } from '../../../ui/lazy-component.tsx'

const PageTemplatesDialog = lazyComponent(
  async () => (await import('./page-templates-dialog.tsx')).PageTemplatesDialog,
)

type PageTemplates = { open: () => void; dialog: ReactNode }

/** Replacing the page with a template. Its code loads when somebody opens the dialog. */
export function usePageTemplates(funnel: Funnel, onUsed: () => void): PageTemplates {
  const [isOpen, setOpen] = useState(false)

  return {
    open: () => setOpen(true),
    dialog: (
      <PageTemplatesDialog
        funnel={funnel}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onUsed={onUsed}
      />
    ),
  }
}
