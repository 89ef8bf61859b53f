import { isUnknownSection, type Section } from '@wildpath/page/document'
import type { SampleOnPage } from '@wildpath/page/samples'
import { sectionName } from '@wildpath/page/templates'
import { type ReactNode, useCallback } from 'react'

import { SortableList } from '../../../ui/sortable/sortable-list.tsx'
import { useEditor } from '../store/editor-context.ts'
import { sectionKey } from '../store/section-key.ts'
import { SampleHint } from './sample-hint.tsx'
import { FormHint } from './form-hint.tsx'
import { OutlineRow } from './outline-row.tsx'
import { SectionActions } from './section-actions.tsx'
import { useListedSections } from './use-listed-sections.ts'

type SectionOutlineProps = {
  /** Shows the anchor of each section. */
  hasAnchors: boolean
  onChoose: () => void
  onEdit: (index: number) => void
  funnelId: string
  onSample: (sample: SampleOnPage) => void
}

/** The sections by name, in their order: to select, to move, and for screens without the page. */
export function SectionOutline(props: SectionOutlineProps) {
  const { hasAnchors, onChoose, onEdit, funnelId, onSample } = props
  const { move, select } = useEditor()
  const sections = useListedSections()
  const draw = useCallback(
    (section: Section, index: number, handle: ReactNode) => (
      <OutlineRow
        section={section}
        index={index}
        handle={handle}
        hasAnchor={hasAnchors}
        onEdit={onEdit}
        onChoose={() => {
          select(section)
          onChoose()
        }}
      />
    ),
    [select, onChoose, onEdit, hasAnchors],
  )

  if (sections.length === 0) {
    return <p className="text-note text-quiet">No sections yet. Add the first one.</p>
  }
  return (
    <div className="flex flex-col gap-3">
      <SectionActions />
      <SortableList
        label="Sections of the page"
        items={sections}
        keyOf={sectionKey}
        nameOf={(section) => titleOf(section)}
        onMove={move}
        className="flex flex-col gap-1"
        guessedHeight="3.5rem"
      >
        {draw}
      </SortableList>
      <FormHint />
      <SampleHint funnelId={funnelId} onChoose={onSample} />
    </div>
  )
}

/** Two sections of a kind are told apart by their titles. */
function titleOf(section: Section): string {
  const { name } = sectionName(section)
  const title = isUnknownSection(section) ? '' : section.content.title
  return title === '' ? name : `${name}, ${title}`
}
