import type { PageDocument } from '@wildpath/page/document'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { DeviceChoice } from '../../../entities/page/page-preview/device-choice.tsx'
import { PageStage } from '../../../entities/page/page-preview/page-stage.tsx'
import { firstDevice } from '../../../entities/page/page-preview/preview-widths.ts'
import { VirtualSlot } from '../../../entities/page/page-preview/virtual-slot.tsx'
import { Button } from '../../../ui/button.tsx'

type PageTemplatePreviewProps = {
  page: PageDocument
  look: ReactNode
  onBack: () => void
  onUse: () => void
}

/** Previews the whole page before the owner applies the template. */
export function PageTemplatePreview({ page, look, onBack, onUse }: PageTemplatePreviewProps) {
  const [device, setDevice] = useState(() => firstDevice(window.innerWidth))
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])

  return (
    <div className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Button ref={back} size="small" variant="quiet" onClick={onBack}>
          <ArrowLeft aria-hidden size={18} />
          All templates
        </Button>
        <div className="max-sm:hidden">
          <DeviceChoice value={device} onChange={setDevice} />
        </div>
      </div>
      <PageStage
        page={page}
        badge={null}
        title="Preview of the template with your content"
        device={device}
        Slot={VirtualSlot}
        className="min-h-0 flex-1 rounded-card border border-line"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        {look}
        <Button onClick={onUse} className="max-sm:w-full">
          Use This Template
        </Button>
      </div>
    </div>
  )
}
