import type { Section } from '@wildpath/page/document'
import { SectionDrawing, type SectionSlot, PageContext } from '@wildpath/page/render'
import { type ComponentProps, memo, use, useState } from 'react'

import { VirtualSection } from '../../../entities/page/page-preview/virtual-slot.tsx'
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
})

/** Keeps what it drew last while it has to be still: a new drawing would take the caret away. */
function Still({ section, isStill }: { section: Section; isStill: boolean }) {
  const surroundings = use(PageContext)
  const [last, setLast] = useState({ section, surroundings })
  const isNew = last.section !== section || last.surroundings !== surroundings
  if (isNew && !isStill) setLast({ section, surroundings })

  return (
    <PageContext value={last.surroundings}>
      <SectionDrawing section={last.section} />
    </PageContext>
  )
}
