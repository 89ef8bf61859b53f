import { isUnknownSection, type KnownSection } from '@wildpath/page/document'
import { type ReactNode, useCallback, useRef, useState } from 'react'

import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { useEditor } from '../store/editor-context.ts'
import { type SaveSection, SaveSectionContext } from './save-section-context.ts'

const SaveSectionDialog = lazyComponent(
  async () => (await import('./save-section-dialog.tsx')).SaveSectionDialog,
)

/** Lets the editor save sections of the draft to 'My sections', unsaved edits included. */
export function SaveSectionProvider({ children }: { children: ReactNode }) {
  const { store } = useEditor()
  const [section, setSection] = useState<KnownSection | null>(null)
  const opener = useRef<HTMLElement>(null)
  const close = () => setSection(null)

  const saveSection = useCallback<SaveSection>(
    (index, element) => {
      opener.current = element
      const chosen = store.getState().history.present.sections[index]
      if (chosen !== undefined && !isUnknownSection(chosen)) setSection(chosen)
    },
    [store],
  )

  return (
    <SaveSectionContext value={saveSection}>
      {children}
      {section !== null && (
        <SaveSectionDialog section={section} returnFocus={opener} onClose={close} />
      )}
    </SaveSectionContext>
  )
}
