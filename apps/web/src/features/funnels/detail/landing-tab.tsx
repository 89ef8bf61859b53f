import type { Funnel } from '@wildpath/contract'
import { PenLine } from 'lucide-react'
import { useState } from 'react'

import { Notice } from '../../../ui/notice.tsx'
import { DeviceChoice } from '../../../ui/page-preview/device-choice.tsx'
import { PageStage } from '../../../ui/page-preview/page-stage.tsx'
import { firstDevice } from '../../../ui/page-preview/preview-widths.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { usePreviewPages } from './use-preview-pages.ts'

const pages = [
  { value: 'landing', label: 'Landing page' },
  { value: 'thank-you', label: 'Thank-you page' },
] as const

/** The generated pages exactly as visitors get them, at the width of three devices. */
export function LandingTab({ funnel }: { funnel: Funnel }) {
  const [shown, setShown] = useState<(typeof pages)[number]['value']>('landing')
  const [device, setDevice] = useState(() => firstDevice(window.innerWidth))
  const preview = usePreviewPages(funnel)

  return (
    <div className="flex flex-col gap-4">
      {funnel.written_by === 'copywriter' && (
        <Notice
          tone="lantern"
          icon={<PenLine aria-hidden size={20} className="shrink-0 text-lantern" />}
          title="Guided draft"
        >
          The built-in copywriter wrote this from your own words: read it once before you publish.
        </Notice>
      )}
      <div className="flex flex-wrap justify-between gap-3">
        <Segmented label="Page to preview" value={shown} onChange={setShown} options={pages} />
        <DeviceChoice value={device} onChange={setDevice} />
      </div>
      <PageStage
        // A page starts at its top.
        key={shown}
        page={shown === 'landing' ? preview.landing : preview.thankYou}
        badge={preview.badge}
        title={`Preview of the ${shown === 'landing' ? 'landing' : 'thank-you'} page`}
        device={device}
        className="h-[min(72dvh,50rem)] min-h-96 rounded-card border border-line shadow-low"
      />
      <p className="text-note text-quiet">
        This is the page itself; visitors do not see what is marked as a sample. Scroll inside the
        frame to see all of it.
      </p>
    </div>
  )
}
