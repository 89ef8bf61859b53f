import type { PageDocument } from '@wildpath/page/document'
import { useState } from 'react'

import { Dialog } from '../../../ui/dialog.tsx'
import { DeviceChoice } from '../../../entities/page/page-preview/device-choice.tsx'
import { VirtualSlot } from '../../../entities/page/page-preview/virtual-slot.tsx'
import { PageStage } from '../../../entities/page/page-preview/page-stage.tsx'
import { firstDevice } from '../../../entities/page/page-preview/preview-widths.ts'

type LargePreviewProps = { page: PageDocument; onClose: () => void }

/** The new page at the width of a device, with all the room of the screen. */
export function LargePreview({ page, onClose }: LargePreviewProps) {
  const [device, setDevice] = useState(() => firstDevice(window.innerWidth))

  return (
    <Dialog isOpen onClose={onClose} title="The new page" size="xl" isTall>
      <div className="flex h-full flex-col gap-3">
        <div className="flex justify-center">
          <DeviceChoice value={device} onChange={setDevice} />
        </div>
        <PageStage
          page={page}
          badge={null}
          title="Large preview of the new page"
          device={device}
          Slot={VirtualSlot}
          className="min-h-0 flex-1 rounded-card border border-line"
        />
      </div>
    </Dialog>
  )
}
