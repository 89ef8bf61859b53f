import type { Funnel } from '@wildpath/contract'

import { BuilderGate } from '../gate/builder-gate.tsx'
import { SectionBuilder } from './section-builder.tsx'

/** /funnel/{id}/builder */
export function SectionBuilderScreen() {
  return (
    <BuilderGate title="Landing Page Builder" loading="Loading landing page builder...">
      {(funnel: Funnel) => <SectionBuilder funnel={funnel} />}
    </BuilderGate>
  )
}
