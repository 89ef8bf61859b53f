import type { PageDocument } from '@wildpath/page/document'
import type { RenderContext } from '@wildpath/page/render'
import { clsx } from 'clsx'

import { PageFrame } from './page-frame.tsx'
import { type PreviewDevice, previewScale, previewWidth } from './preview-widths.ts'
import { useWidth } from './use-width.ts'

type PageStageProps = {
  page: PageDocument
  badge: RenderContext['badge']
  /** What is shown, for screen readers. */
  title: string
  device: PreviewDevice
  /** Has to give the stage its height. */
  className?: string
}

/** A page at the width of a device, drawn smaller where the screen has less room. */
export function PageStage({ page, badge, title, device, className }: PageStageProps) {
  const [stage, availableWidth] = useWidth<HTMLDivElement>()
  const width = previewWidth(device, availableWidth)
  const scale = previewScale(width, availableWidth)

  return (
    <div ref={stage} className={clsx('flex justify-center overflow-hidden bg-raised', className)}>
      {availableWidth > 0 && (
        <div style={{ width: width * scale }} className="h-full shrink-0 bg-[#ffffff]">
          <PageFrame
            page={page}
            badge={badge}
            title={title}
            className="block origin-top-left"
            style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          />
        </div>
      )}
    </div>
  )
}
