import type { Funnel } from '@wildpath/contract'

import { BuilderGate } from '../gate/builder-gate.tsx'
import { PageBuilder } from './page-builder.tsx'

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
