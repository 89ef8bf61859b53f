import { useEditorState } from '../store/editor-context.ts'

/** Announces to screen readers where the selected section was moved. */
export function MoveStatus() {
  const moved = useEditorState((state) => state.moved)

  return (
    <output className="sr-only">
      {moved !== null && `Moved ${moved.direction}. Section ${moved.place} of ${moved.count}.`}
    </output>
  )
}
