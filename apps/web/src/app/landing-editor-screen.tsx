import { usePickImage } from '../features/builders/media-library/use-pick-image.tsx'
import { LandingEditorScreen as EditorScreen } from '../features/landing-editor/landing-editor-screen.tsx'

/** /funnel/{id}/edit-landing-page: the editor, with the design library that the builders have. */
export function LandingEditorScreen() {
  return <EditorScreen library={usePickImage()} />
}
