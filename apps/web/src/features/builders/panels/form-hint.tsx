import { isUnknownSection } from '@wildpath/page/document'

import { useEditorState } from '../store/editor-context.ts'

/** A page without a form gets the standard one when it is published; the editor says so. */
export function FormHint() {
  const hasForm = useEditorState(({ history }) =>
    history.present.sections.some(
      (section) => !isUnknownSection(section) && section.type === 'lead-form' && !section.isHidden,
    ),
  )
  if (hasForm) return null
  return (
    <p className="text-note text-quiet">
      This page has no form. Visitors get the standard one at its end; the preview shows it.
    </p>
  )
}
