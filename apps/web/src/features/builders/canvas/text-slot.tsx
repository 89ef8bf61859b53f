import type { SectionSlot } from '@wildpath/page/render'
import { type ComponentProps, memo, type ReactNode, use } from 'react'

import { NearSlot } from '../../../ui/page-preview/near-slot.tsx'
import { sectionKey } from '../store/section-key.ts'
import { EditedTextContext } from './use-text-editing.ts'

/** A section whose words may be written where they stand: meanwhile the browser draws them. */
export function TextSlot({ section, index, children }: ComponentProps<SectionSlot>) {
  const edited = use(EditedTextContext)

  return (
    <NearSlot section={section} index={index}>
      <Still isStill={edited === sectionKey(section)}>{children}</Still>
    </NearSlot>
  )
}

/** Keeps what it drew last while it has to be still: a new drawing would take the caret away. */
const Still = memo(
  function Still({ children }: { isStill: boolean; children: ReactNode }) {
    return children
  },
  (_, next) => next.isStill,
)
