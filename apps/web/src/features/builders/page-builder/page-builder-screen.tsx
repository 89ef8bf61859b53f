import type { Funnel } from '@wildpath/contract'

import { BuilderGate } from '../gate/builder-gate.tsx'
import { loadDraft } from '../gate/load-draft.ts'
import { PageBuilder } from './page-builder.tsx'

export const loader = loadDraft

/** /funnel/{id}/page-builder */
export function PageBuilderScreen() {
  return (
    <BuilderGate
      title="Page Builder"
      loading="Loading page builder..."
      failureTitle="Error Loading Page"
    >
      {(funnel: Funnel) => <PageBuilder funnel={funnel} />}
    </BuilderGate>
  )
}
