import { clsx } from 'clsx'

import { PageFrame, type PageFrameProps } from './page-frame.tsx'
import { type PreviewDevice, previewScale, previewWidth } from './preview-widths.ts'
import { useWidth } from '../../../lib/use-width.ts'

type PageStageProps = Omit<PageFrameProps, 'style'> & {
  device: PreviewDevice
  /** Has to give the stage its height. */
  className?: string
}

/** A page at the width of a device, drawn smaller where the screen has less room. */
export function PageStage({ device, className, ...frame }: PageStageProps) {
  const [stage, availableWidth] = useWidth<HTMLDivElement>()
  const width = previewWidth(device, availableWidth)
  const scale = previewScale(width, availableWidth)

  return (
    <div ref={stage} className={clsx('flex justify-center overflow-hidden bg-raised', className)}>
      {availableWidth > 0 && (
        <div style={{ width: width * scale }} className="h-full shrink-0 bg-[#ffffff]">
          <PageFrame
            {...frame}
            className="block origin-top-left"
            style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          />
        </div>
      )}
    </div>
  )
}
