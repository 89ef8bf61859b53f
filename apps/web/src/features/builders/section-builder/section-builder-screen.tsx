import type { Funnel } from '@wildpath/contract'

import { BuilderLoader } from '../load/builder-loader.tsx'
import { loadDraft } from '../load/load-draft.ts'
import { SectionBuilder } from './section-builder.tsx'

export const loader = loadDraft

/** /funnel/{id}/builder */
export function SectionBuilderScreen() {
  return (
    <BuilderLoader title="Landing Page Builder" loading="Loading landing page builder...">
      {(funnel: Funnel) => <SectionBuilder funnel={funnel} />}
    </BuilderLoader>
  )
}
