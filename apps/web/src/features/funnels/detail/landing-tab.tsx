import type { Funnel } from '@wildpath/contract'
import { Monitor, PenLine, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'

import { Notice } from '../../../ui/notice.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { PageFrame } from './page-frame.tsx'
import { firstDevice, type PreviewDevice, previewScale, previewWidths } from './preview-widths.ts'
import { usePreviewPages } from './use-preview-pages.ts'
import { useWidth } from './use-width.ts'

const pages = [
  { value: 'landing', label: 'Landing page' },
  { value: 'thank-you', label: 'Thank-you page' },
] as const

const devices = [
  { value: 'desktop', label: 'Desktop', icon: <Monitor aria-hidden size={16} /> },
  { value: 'tablet', label: 'Tablet', icon: <Tablet aria-hidden size={16} /> },
  { value: 'phone', label: 'Phone', icon: <Smartphone aria-hidden size={16} /> },
] as const

/** The generated pages exactly as visitors get them, at the width of three devices. */
export function LandingTab({ funnel }: { funnel: Funnel }) {
  const [shown, setShown] = useState<(typeof pages)[number]['value']>('landing')
  const [device, setDevice] = useState<PreviewDevice>(() => firstDevice(window.innerWidth))
  const [stage, availableWidth] = useWidth<HTMLDivElement>()
  const preview = usePreviewPages(funnel)
  const scale = previewScale(device, availableWidth)
  const width = previewWidths[device]

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
        <Segmented label="Preview width" value={device} onChange={setDevice} options={devices} />
      </div>
      <div
        ref={stage}
        className="flex h-[min(72dvh,50rem)] min-h-96 justify-center overflow-hidden rounded-card border border-line bg-raised shadow-low"
      >
        {availableWidth > 0 && (
          <div style={{ width: width * scale }} className="h-full shrink-0 bg-[#ffffff]">
            <PageFrame
              // A page starts at its top.
              key={shown}
              page={shown === 'landing' ? preview.landing : preview.thankYou}
              badge={preview.badge}
              title={`Preview of the ${shown === 'landing' ? 'landing' : 'thank-you'} page`}
              className="block origin-top-left"
              style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
            />
          </div>
        )}
      </div>
      <p className="text-note text-quiet">
        This is the page itself; visitors do not see what is marked as a sample. Scroll inside the
        frame to see all of it.
      </p>
    </div>
  )
}
