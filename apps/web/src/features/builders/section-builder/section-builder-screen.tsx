import type { Funnel } from '@wildpath/contract'

import { BuilderGate } from '../gate/builder-gate.tsx'
import { loadDraft } from '../gate/load-draft.ts'
import { SectionBuilder } from './section-builder.tsx'

export const loader = loadDraft

/** /funnel/{id}/builder */
export function SectionBuilderScreen() {
  return (
    <BuilderGate title="Landing Page Builder" loading="Loading landing page builder...">
      {(funnel: Funnel) => <SectionBuilder funnel={funnel} />}
    </BuilderGate>
  )
}
