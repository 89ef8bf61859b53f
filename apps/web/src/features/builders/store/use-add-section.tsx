import { type SectionTemplate, sectionFromTemplate } from '@wildpath/page/templates'
import { lazy, type ReactNode, Suspense, useState } from 'react'

import { useEditor, useEditorState } from './editor-context.ts'
import { selectedIndex } from './editor.ts'
import { placeFor } from './place-for.ts'

const AddSectionDialog = lazy(async () => ({
  default: (await import('../add-section/add-section-dialog.tsx')).AddSectionDialog,
}))

type Adding = {
  open: () => void
  /** Puts a section of the template where it belongs, or at `index`, and selects it. */
  add: (template: SectionTemplate, index?: number) => void
  dialog: ReactNode
}

/** Adding a section, by the dialog or from elsewhere. */
export function useAddSection(): Adding {
  const { edit, select, store } = useEditor()
  const style = useEditorState(({ history }) => history.present.style)
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)

  function add(template: SectionTemplate, index?: number) {
    const selected = selectedIndex(store.getState())
    const { sections } = store.getState().history.present
    const section = sectionFromTemplate(template, template.section.type)
    const at = index ?? placeFor(section.type, sections, selected)
    edit({ kind: 'add-section', section, index: at })
    select(store.getState().history.present.sections[at] ?? null)
  }

  return {
    open() {
      setWasOpen(true)
      setOpen(true)
    },
    add,
    // Loaded when it is first wanted, and kept so that it can close softly.
    dialog: wasOpen && (
      <Suspense>
        <AddSectionDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          style={style}
          onAdd={(template) => {
            add(template)
            setOpen(false)
          }}
        />
      </Suspense>
    ),
  }
}
