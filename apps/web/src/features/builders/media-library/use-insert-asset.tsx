import type { MediaAsset } from '@wildpath/contract'
import { type KnownSection, parsePage } from '@wildpath/page/document'
import { type ReactNode, useState } from 'react'

import { usePreload } from '../../../lib/use-preload.ts'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { selectedIndex } from '../store/editor.ts'
import { insertionIndex } from '../store/insertion-index.ts'
import { LazyMediaLibrary } from './lazy-media-library.ts'

type InsertAsset = {
  /** To put a design of the library onto the page, as a section of its own, or only to look after them. */
  open: (mode: 'select' | 'manage') => void
  dialog: ReactNode
}

export function useInsertAsset(beginsOpen: boolean): InsertAsset {
  const { edit, select, store } = useEditor()
  const selected = useEditorState(selectedIndex)
  const [mode, setMode] = useState<'select' | 'manage' | null>(beginsOpen ? 'select' : null)
  usePreload(LazyMediaLibrary)

  function handleSelect(design: MediaAsset) {
    const { sections } = store.getState().history.present
    const index = insertionIndex('custom', sections, selected)
    edit({ kind: 'add-section', section: sectionOf(design), index })
    select(store.getState().history.present.sections[index] ?? null)
    setMode(null)
  }

  return {
    open: setMode,
    dialog: mode !== null && (
      <LazyMediaLibrary isOpen mode={mode} onClose={() => setMode(null)} onSelect={handleSelect} />
    ),
  }
}

/** A section that shows nothing but the picture, and says where it comes from (spec 3, 3.2). */
function sectionOf({ id, designId, url, alt, width, height, createdAt }: MediaAsset): KnownSection {
  const { sections } = parsePage({
    sections: [
      {
        id: 'design',
        type: 'custom',
        content: {
          media: { type: 'image', src: url, alt, width, height },
          canvaMetadata: { designId: designId ?? id, width, height, createdAt },
        },
      },
    ],
  })
  return sections[0] as KnownSection
}
