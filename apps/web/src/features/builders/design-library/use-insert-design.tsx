import type { Design } from '@wildpath/contract'
import { type KnownSection, parsePage } from '@wildpath/page/document'
import { type ReactNode, useState } from 'react'

import { usePreload } from '../../../ui/use-preload.ts'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { selectedIndex } from '../store/editor.ts'
import { placeFor } from '../store/place-for.ts'
import { LateDesignLibrary } from './late-design-library.ts'

/** Putting a design of the library onto the page, as a section of its own. */
export function useInsertDesign(beginsOpen: boolean): { open: () => void; dialog: ReactNode } {
  const { edit, select, store } = useEditor()
  const selected = useEditorState(selectedIndex)
  const [isOpen, setOpen] = useState(beginsOpen)
  usePreload(LateDesignLibrary)

  function handleSelect(design: Design) {
    const { sections } = store.getState().history.present
    const index = placeFor('custom', sections, selected)
    edit({ kind: 'add-section', section: sectionOf(design), index })
    select(store.getState().history.present.sections[index] ?? null)
    setOpen(false)
  }

  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <LateDesignLibrary
        isOpen
        mode="select"
        onClose={() => setOpen(false)}
        onSelect={handleSelect}
      />
    ),
  }
}

/** A section that shows nothing but the picture, and says where it comes from (spec 3, 3.2). */
function sectionOf({ id, designId, url, alt, width, height, createdAt }: Design): KnownSection {
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
