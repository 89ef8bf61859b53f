import type { Funnel } from '@wildpath/contract'
import { type ReactNode, useState } from 'react'

import { lazyComponent } from '../../../ui/lazy-component.tsx'

const PageTemplatesDialog = lazyComponent(
  async () => (await import('./page-templates-dialog.tsx')).PageTemplatesDialog,
)

type PageTemplates = { open: () => void; dialog: ReactNode }

/** Opens the page templates. The code of the dialog loads on first use. */
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
