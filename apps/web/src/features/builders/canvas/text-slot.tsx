import type { Section } from '@wildpath/page/document'
import { SectionDrawing, type SectionSlot, PageContext } from '@wildpath/page/render'
import { type ComponentProps, memo, use, useDeferredValue, useMemo, useState } from 'react'

import {
  hasSameSection,
  VirtualSection,
} from '../../../entities/page/page-preview/virtual-slot.tsx'
import { sectionKey } from '../store/section-key.ts'
import { EditedTextContext } from './use-text-editing.ts'

/** A section whose words may be written where they stand: meanwhile the browser draws them. */
export const TextSlot: SectionSlot = memo(function TextSlot(slot: ComponentProps<SectionSlot>) {
  const { section } = slot
  const edited = use(EditedTextContext)

  return (
    <VirtualSection {...slot}>
      <Still section={section} isStill={edited === sectionKey(section)} />
    </VirtualSection>
  )
}, hasSameSection)

/** Keeps what it drew last while it has to be still: a new drawing would take the caret away. */
function Still({ section, isStill }: { section: Section; isStill: boolean }) {
  const latest = useSectionContext(section)
  const [last, setLast] = useState(latest)
  if (last !== latest && !isStill) setLast(latest)

  return (
    <PageContext value={last.surroundings}>
      <Drawing section={last.section} />
    </PageContext>
  )
}

/** Defers changes to the rest of the page, so that typing rerenders only the edited section. */
function useSectionContext(section: Section) {
  const surroundings = use(PageContext)
  const now = useMemo(() => ({ section, surroundings }), [section, surroundings])
  const before = useDeferredValue(now)
  return before.section === section ? before : now
}

const Drawing = memo(SectionDrawing)
