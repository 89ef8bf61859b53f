import { useEditorState } from '../store/editor-context.ts'
import { selectedIndex } from '../store/editor.ts'
import { useRemoveSection } from '../store/use-remove-section.tsx'
import { SectionActions } from './section-actions.tsx'

/** The actions of the selected section on phones, below the page so that they cover none of it. */
export function SectionStrip() {
  const index = useEditorState(selectedIndex)
  const remove = useRemoveSection()
  if (index < 0) return null
  return (
    <div className="sticky bottom-0 border-t border-line bg-ground px-4">
      <SectionActions onDelete={() => remove(index)} />
    </div>
  )
}
