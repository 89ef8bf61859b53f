import type { Funnel } from '@wildpath/contract'

import { BuilderGate } from '../gate/builder-gate.tsx'
import { loadDraft } from '../gate/load-draft.ts'
import { VisualEditor } from './visual-editor.tsx'

export const loader = loadDraft

/** /funnel/{id}/visual-editor */
export function VisualEditorScreen() {
  return (
    <BuilderGate title="Visual Editor" loading="Loading visual editor...">
      {(funnel: Funnel) => <VisualEditor funnel={funnel} />}
    </BuilderGate>
  )
}
