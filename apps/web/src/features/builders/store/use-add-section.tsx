import { factsOf, type Funnel, pageInputOf } from '@wildpath/contract'
import { fillWithFacts } from '@wildpath/page/compose'
import type { KnownSection } from '@wildpath/page/document'
import { withKnownFacts } from '@wildpath/page/samples'
import { type SectionTemplate, sectionFromTemplate } from '@wildpath/page/templates'
import { type ReactNode, useState } from 'react'

import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { usePreload } from '../../../lib/use-preload.ts'
import { useEditor, useEditorState } from './editor-context.ts'
import { selectedIndex } from './editor.ts'
import { addOrNotify } from './add-or-notify.ts'
import { insertionIndex } from './insertion-index.ts'

const AddSectionDialog = lazyComponent(
  async () => (await import('../add-section/add-section-dialog.tsx')).AddSectionDialog,
)

type AddOptions = { title: string; onPageTemplates: () => void }

type Adding = {
  open: () => void
  /** Puts a section of the template where it belongs, or at `index`, and selects it. */
  add: (template: SectionTemplate, index?: number) => void
  dialog: ReactNode
}

/** Adding a section, by the dialog or from elsewhere. */
export function useAddSection(funnel: Funnel, { title, onPageTemplates }: AddOptions): Adding {
  const editor = useEditor()
  const { edit, select, store } = editor
  const style = useEditorState(({ history }) => history.present.style)
  const [isOpen, setOpen] = useState(false)
  usePreload(AddSectionDialog)

  function add(template: SectionTemplate, index?: number) {
    const { sections } = store.getState().history.present
    const blank = sectionFromTemplate(template, template.section.type)
    const { facts } = template
    const filled = fillWithFacts(blank, { facts, input: pageInputOf(funnel) })
    insert(withKnownFacts(filled, factsOf({ sections }, funnel)), index)
  }

  function insert(section: KnownSection, index?: number) {
    const { sections } = store.getState().history.present
    const selected = selectedIndex(store.getState())
    const at = index ?? insertionIndex(section.type, sections, selected)
    addOrNotify(editor, () => edit({ kind: 'add-section', section, index: at }))
    select(store.getState().history.present.sections[at] ?? null)
  }

  return {
    open: () => setOpen(true),
    add,
    // It stays there, so that it can close softly.
    dialog: (
      <AddSectionDialog
        title={title}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        style={style}
        onPageTemplates={() => {
          setOpen(false)
          onPageTemplates()
        }}
        onAdd={(template) => {
          add(template)
          setOpen(false)
        }}
        onAddSaved={(section) => {
          insert(section)
          setOpen(false)
        }}
      />
    ),
  }
}
