import type { Funnel } from '@wildpath/contract'
import { useLocation } from 'react-router'

import { BuilderLoader } from '../load/builder-loader.tsx'
import { loadDraft } from '../load/load-draft.ts'
import { SaveSectionProvider } from '../saved-sections/save-section-provider.tsx'
import { findPlace } from './editor-places.ts'
import { PageEditor } from './page-editor.tsx'

export const loader = loadDraft

/** /funnel/{id}/edit-landing-page, /builder, /page-builder, and /visual-editor */
export function PageEditorScreen() {
  const { pathname } = useLocation()
  const place = findPlace(pathname)

  return (
    <BuilderLoader
      title={place.title}
      loading={place.loading}
      {...(place.failureTitle !== undefined && { failureTitle: place.failureTitle })}
    >
      {/* Another address opens with its own panel. */}
      {(funnel: Funnel) => (
        <SaveSectionProvider key={pathname}>
          <PageEditor funnel={funnel} place={place} />
        </SaveSectionProvider>
      )}
    </BuilderLoader>
  )
}
