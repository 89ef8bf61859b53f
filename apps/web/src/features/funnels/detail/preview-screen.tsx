import type { Funnel } from '@wildpath/contract'
import { EyeOff } from 'lucide-react'

import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageFrame } from '../../../entities/page/page-preview/page-frame.tsx'
import { FunnelDetailLoader } from './funnel-detail-loader.tsx'
import { usePreviewPages } from './use-preview-pages.ts'

/** /funnel/{id}/preview: the landing page in full width, before anyone else may see it. */
export function PreviewScreen() {
  return <FunnelDetailLoader>{(funnel) => <Preview funnel={funnel} />}</FunnelDetailLoader>
}

function Preview({ funnel }: { funnel: Funnel }) {
  const preview = usePreviewPages(funnel)

  return (
    <div className="flex flex-1 flex-col">
      <div className="border-b border-line bg-surface">
        <div className="content-width flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
          <div className="flex min-w-0 items-center gap-3">
            <EyeOff aria-hidden size={18} className="shrink-0 text-lantern" />
            <div className="min-w-0 text-note">
              <h1 className="font-sans text-note font-semibold tracking-normal">
                Preview of {funnel.title}
              </h1>
              <p className="text-quiet">
                {funnel.has_unpublished_changes &&
                  "This is your draft, including changes you haven't published. "}
                Only you see this. The form cannot be sent from here.
              </p>
            </div>
          </div>
          <ButtonLink to={`/funnel/${funnel.id}`} variant="secondary">
            Back to the adventure
          </ButtonLink>
        </div>
      </div>
      <PageFrame
        page={preview.landing}
        badge={preview.badge}
        title="Preview of the landing page"
        className="block min-h-[calc(100dvh-9rem)] w-full flex-1 bg-[#ffffff]"
      />
    </div>
  )
}
