import type { Funnel } from '@wildpath/contract'

import { BuilderLoader } from '../load/builder-loader.tsx'
import { loadDraft } from '../load/load-draft.ts'
import { VisualEditor } from './visual-editor.tsx'

export const loader = loadDraft

/** /funnel/{id}/visual-editor */
export function VisualEditorScreen() {
  return (
    <BuilderLoader title="Visual Editor" loading="Loading visual editor...">
      {(funnel: Funnel) => <VisualEditor funnel={funnel} />}
    </BuilderLoader>
  )
}
