import { useParams } from 'react-router'

import { FunnelLoader } from '../../entities/funnel/funnel-loader.tsx'
import type { PictureLibrary } from '../../entities/media/picture-library.ts'
import { LandingEditor } from './landing-editor.tsx'

/** The screen around the editor; `library` is where a logo may be chosen from. */
export function LandingEditorScreen({ library }: { library: PictureLibrary }) {
  const { id = '' } = useParams()

  return (
    <FunnelLoader id={id} title="Edit Landing Page" loading="Loading landing page...">
      {(funnel) => <LandingEditor key={funnel.id} funnel={funnel} library={library} />}
    </FunnelLoader>
  )
}
