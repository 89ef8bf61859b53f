import type { Funnel } from '@wildpath/contract'
import type { KnownSection } from '@wildpath/page/document'
import { SectionDrawing, type SectionSlot } from '@wildpath/page/render'
import { clsx } from 'clsx'
import { type ComponentProps, useCallback, useMemo, useState } from 'react'

import { DeviceChoice } from '../../../entities/page/page-preview/device-choice.tsx'
import { PageStage } from '../../../entities/page/page-preview/page-stage.tsx'
import { firstDevice } from '../../../entities/page/page-preview/preview-widths.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { usePictures } from '../pictures/use-pictures.tsx'
import { PropertyPanel } from '../property-panel/property-panel.tsx'
import type { RequestedField } from '../property-panel/use-requested-field.ts'
import { RewriteButton } from '../rewrite/rewrite-button.tsx'
import { useEditor, useEditorState } from '../store/editor-context.ts'

const sides = [
  { value: 'fields', label: 'Fields' },
  { value: 'preview', label: 'Live Preview' },
] as const
type Side = (typeof sides)[number]['value']

type SectionEditorProps = {
  funnel: Funnel
  index: number
  section: KnownSection
  /** The field that it was opened for. */
  wanted: RequestedField | null
}

/** The fields of a section, and beside them how it looks on its page. */
export function SectionEditor({ funnel, index, section, ...opened }: SectionEditorProps) {
  const editor = useEditor()
  const page = useEditorState(({ history }) => history.present)
  const [side, setSide] = useState<Side>('fields')
  const [device, setDevice] = useState(() => firstDevice(window.innerWidth))
  const pictures = usePictures({ funnel, followsContent: false })
  const [wanted, setWanted] = useState(opened.wanted)
  const clearWanted = useCallback(() => setWanted(null), [])
  const Slot = useMemo(() => onlySection(index), [index])

  return (
    <div className="flex flex-col gap-3">
      <div className="md:hidden">
        <Segmented label="What is shown" value={side} onChange={setSide} options={sides} />
      </div>
      <div className="grid gap-6 md:grid-cols-[minmax(18rem,2fr)_3fr]">
        <div
          className={clsx(
            'min-w-0 md:max-h-[60dvh] md:overflow-y-auto md:pr-2',
            side === 'preview' && 'max-md:hidden',
          )}
        >
          <PropertyPanel
            section={section}
            page={page}
            onEdit={(path, value, { batch }) =>
              editor.edit({ kind: 'set-section-field', index, path, value }, { batch })
            }
            onCommitBatch={editor.commitBatch}
            onChangePicture={(path, opener) =>
              pictures.actions?.open({ sectionId: section.id, path }, opener)
            }
            wanted={wanted}
            onShown={clearWanted}
          />
          <div className="flex border-t border-line py-4">
            <RewriteButton funnel={funnel} page={page} section={section} index={index} />
          </div>
        </div>
        <section
          aria-labelledby="live-preview"
          className={clsx('flex min-w-0 flex-col gap-2', side === 'fields' && 'max-md:hidden')}
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 id="live-preview" className="font-sans text-body font-semibold">
              Live Preview
            </h3>
            <DeviceChoice value={device} onChange={setDevice} />
          </div>
          <PageStage
            page={page}
            badge={null}
            title="Live Preview"
            device={device}
            Slot={Slot}
            className="h-[55dvh] rounded-card border border-line"
          />
        </section>
      </div>
      {pictures.dialog}
    </div>
  )
}

/** Draws one section, as it stands on its page. */
function onlySection(index: number): SectionSlot {
  return function OnlySection(slot: ComponentProps<SectionSlot>) {
    return slot.index === index ? <SectionDrawing section={slot.section} /> : null
  }
}
