import { type ReactNode, useState } from 'react'

import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import { usePreload } from '../../../lib/use-preload.ts'
import { useEditor } from '../store/editor-context.ts'

const VersionsDialog = lazyComponent(
  async () => (await import('./versions-dialog.tsx')).VersionsDialog,
)

/** The versions of a funnel's page; a restored one is an edit like any other, to be saved or undone. */
export function useVersions(funnelId: string): { open: () => void; dialog: ReactNode } {
  const { edit } = useEditor()
  const [isOpen, setOpen] = useState(false)
  usePreload(VersionsDialog)

  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <VersionsDialog
        isOpen
        onClose={() => setOpen(false)}
        funnelId={funnelId}
        onRestore={(page) => {
          edit({ kind: 'replace-page', page })
          setOpen(false)
          notifySuccess('Version restored here. Save to keep it; undo brings your page back.')
        }}
      />
    ),
  }
}
