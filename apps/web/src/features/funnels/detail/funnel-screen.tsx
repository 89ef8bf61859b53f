import type { PictureLibrary } from '../../../entities/media/picture-library.ts'
import { FunnelDetailLoader } from './funnel-detail-loader.tsx'
import { FunnelView } from './funnel-view.tsx'

/** /funnel/{id} */
export function FunnelScreen({ library }: { library: PictureLibrary }) {
  return (
    <div className="content-width flex flex-1 flex-col gap-6 pt-3 pb-8 sm:pt-5">
      {/* Another adventure begins with a fresh screen. */}
      <FunnelDetailLoader>
        {(funnel) => <FunnelView key={funnel.id} funnel={funnel} library={library} />}
      </FunnelDetailLoader>
    </div>
  )
}
