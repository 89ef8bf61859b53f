import { clsx } from 'clsx'

import { useEditorState } from '../store/editor-context.ts'
import { selectedIndex } from '../store/editor.ts'
import { useRemoveSection } from '../store/use-remove-section.tsx'
import { SectionActions } from './section-actions.tsx'

type SectionStripProps = {
  /** The open panel hides the page on phones. */
  isPageHidden: boolean
}

/** Shows the actions of the selected section below the page, where narrow screens have room for them. */
export function SectionStrip({ isPageHidden }: SectionStripProps) {
  const index = useEditorState(selectedIndex)
  const remove = useRemoveSection()
  if (index < 0) return null
  return (
    <div
      data-keep-clear
      className={clsx(
        'sticky bottom-0 border-t border-line bg-ground px-4',
        isPageHidden && 'max-md:hidden',
      )}
    >
      <SectionActions onDelete={() => remove(index)} />
    </div>
  )
}
