import type { Section } from '@wildpath/page/document'
import type { SampleOnPage } from '@wildpath/page/samples'
import { sectionName } from '@wildpath/page/templates'
import { Plus } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'

import { Button } from '../../../ui/button.tsx'
import { SortableList } from '../../../ui/sortable/sortable-list.tsx'
import { FormHint } from '../outline/form-hint.tsx'
import { SampleHint } from '../outline/sample-hint.tsx'
import { useListedSections } from '../outline/use-listed-sections.ts'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { selectedIndex } from '../store/editor.ts'
import { sectionKey } from '../store/section-key.ts'
import { SectionCard } from './section-card.tsx'

type SectionListProps = {
  hasAnchors: boolean
  onAdd: () => void
  onEdit: (index: number) => void
  funnelId: string
  onSample: (sample: SampleOnPage) => void
}

export function SectionList(props: SectionListProps) {
  const { hasAnchors, onAdd, onEdit, funnelId, onSample } = props
  const { edit } = useEditor()
  const sections = useListedSections()
  const list = useRef<HTMLDivElement>(null)
  const chosen = useEditorState(selectedIndex)
  const draw = useCallback(
    (section: Section, index: number, handle: ReactNode) => (
      <SectionCard
        section={section}
        index={index}
        handle={handle}
        hasAnchor={hasAnchors}
        onEdit={onEdit}
      />
    ),
    [hasAnchors, onEdit],
  )

  // What was just added may be far down.
  useEffect(() => {
    const row = list.current?.querySelector('ol')?.children[chosen]
    row?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  return (
    <div ref={list} className="content-width flex flex-1 flex-col gap-4 py-6">
      <SortableList
        label="Sections of the page"
        items={sections}
        keyOf={sectionKey}
        nameOf={(section) => sectionName(section).name}
        onMove={(index, to) => edit({ kind: 'move-section', index, to })}
        className="flex flex-col gap-3"
        guessedHeight="4.5rem"
      >
        {draw}
      </SortableList>
      <FormHint />
      <SampleHint funnelId={funnelId} onChoose={onSample} />
      <Button variant="secondary" className="self-center" onClick={onAdd}>
        <Plus aria-hidden size={18} />
        Add Another Section
      </Button>
    </div>
  )
}
