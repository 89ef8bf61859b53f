import type { Funnel } from '@wildpath/contract'
import type { KnownSection, PageDocument } from '@wildpath/page/document'
import { PenLine } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { useEditor } from '../store/editor-context.ts'

const RewriteDialog = lazyComponent(
  async () => (await import('./rewrite-dialog.tsx')).RewriteDialog,
)

type RewriteButtonProps = {
  funnel: Funnel
  page: PageDocument
  section: KnownSection
  index: number
}

/** Offers other words for a section; taking them is one step of the history. */
export function RewriteButton({ funnel, page, section, index }: RewriteButtonProps) {
  const { edit } = useEditor()
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        <PenLine aria-hidden size={18} />
        Rewrite
      </Button>
      {isOpen && (
        <RewriteDialog
          isOpen
          onClose={() => setOpen(false)}
          funnel={funnel}
          page={page}
          section={section}
          onAccept={(rewritten) => {
            edit({ kind: 'replace-section', index, section: rewritten })
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
