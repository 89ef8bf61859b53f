import type { Funnel } from '@wildpath/contract'

import { BuilderLoader } from '../load/builder-loader.tsx'
import { loadDraft } from '../load/load-draft.ts'
import { PageBuilder } from './page-builder.tsx'

export const loader = loadDraft

/** /funnel/{id}/page-builder */
export function PageBuilderScreen() {
  return (
    <BuilderLoader
      title="Page Builder"
      loading="Loading page builder..."
      failureTitle="Error Loading Page"
    >
      {(funnel: Funnel) => <PageBuilder funnel={funnel} />}
    </BuilderLoader>
  )
}
