import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'

import { DeviceChoice } from '../../../entities/page/page-preview/device-choice.tsx'
import { firstDevice } from '../../../entities/page/page-preview/preview-widths.ts'
import { EditorCanvas } from '../canvas/editor-canvas.tsx'
import { useEditorState } from '../store/editor-context.ts'
import { EmptyPage } from './empty-page.tsx'

type PagePaneProps = Omit<ComponentProps<typeof EditorCanvas>, 'device' | 'className'> & {
  onAdd: () => void
}

/** The page at the width of a device, or how to begin one. */
export function PagePane({ onAdd, ...canvas }: PagePaneProps) {
  const [device, setDevice] = useState(() => firstDevice(window.innerWidth))
  const isEmpty = useEditorState(({ history }) => history.present.sections.length === 0)

  return (
    <>
      {/* A phone edits the page as wide as it is, and previews it at any width. */}
      <div
        className={clsx(
          'flex justify-center border-b border-line bg-surface px-3 py-1.5',
          !canvas.isPreview && 'max-sm:hidden',
        )}
      >
        <DeviceChoice value={device} onChange={setDevice} />
      </div>
      {isEmpty ? (
        <EmptyPage funnel={canvas.funnel} onAdd={onAdd} />
      ) : (
        <EditorCanvas {...canvas} device={device} className="min-h-0 flex-1" />
      )}
    </>
  )
}
