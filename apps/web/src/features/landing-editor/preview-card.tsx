import { getDraftPage, type Funnel, thankYouPageOf } from '@wildpath/contract'
import { clsx } from 'clsx'
import type { DrawPicturePlace } from '@wildpath/page/render'
import { Redo2, Undo2 } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'

import { usePageBadge } from '../../entities/page/use-page-badge.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Card } from '../../ui/card.tsx'
import { DeviceChoice } from '../../entities/page/page-preview/device-choice.tsx'
import { PageStage } from '../../entities/page/page-preview/page-stage.tsx'
import { firstDevice } from '../../entities/page/page-preview/preview-widths.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { pictureButtonStyles } from './pictures/draw-picture-button.tsx'
import { contentOf, type LandingDraft } from './draft/landing-draft.ts'

const pages = [
  { value: 'landing', label: 'Landing' },
  { value: 'thank-you', label: 'Thank-you' },
] as const
type Shown = (typeof pages)[number]['value']

type PreviewCardProps = {
  funnel: Funnel
  draft: LandingDraft
  /** Changes of pictures that can be taken back. */
  steps: { undo: () => void; redo: () => void; canUndo: boolean; canRedo: boolean }
  /** Lets pictures be pressed; absent where nothing can be changed. */
  drawPicture: DrawPicturePlace | undefined
  onReady: (body: HTMLElement) => void
  className: string
}

/** The generated pages as visitors will get them, while they are typed. */
export function PreviewCard(props: PreviewCardProps) {
  const { funnel, draft, steps, className } = props
  const [shown, setShown] = useState<Shown>('landing')
  const [device, setDevice] = useState(() => firstDevice(window.innerWidth))
  const badge = usePageBadge()
  // Typing goes before drawing.
  const page = usePages(funnel, useDeferredValue(draft))[shown]

  return (
    <Card className={clsx('@container flex min-w-0 flex-col gap-4', className)}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-h-11 basis-full items-center justify-between gap-3 @3xl:mr-auto @3xl:basis-auto">
          <h2 className="text-title">Live Preview</h2>
          {(steps.canUndo || steps.canRedo) && <PictureStepButtons {...steps} />}
        </div>
        <Segmented label="Page to preview" value={shown} onChange={setShown} options={pages} />
        <DeviceChoice value={device} onChange={setDevice} />
      </div>
      <PageStage
        // A page starts at its top, and stays where it is while it is edited.
        key={shown}
        page={page}
        badge={badge}
        title={`Preview of the ${shown === 'landing' ? 'landing page' : 'thank-you page'}`}
        device={device}
        drawPicture={props.drawPicture}
        overlay={props.drawPicture && <style>{pictureButtonStyles}</style>}
        onReady={props.onReady}
        className="min-h-96 flex-1 rounded-control border border-line"
      />
    </Card>
  )
}

function PictureStepButtons({ undo, redo, canUndo, canRedo }: PreviewCardProps['steps']) {
  return (
    <div className="flex">
      <IconButton
        label="Undo the change of pictures"
        aria-disabled={!canUndo}
        className="aria-disabled:opacity-40"
        onClick={undo}
      >
        <Undo2 aria-hidden size={18} />
      </IconButton>
      <IconButton
        label="Redo the change of pictures"
        aria-disabled={!canRedo}
        className="aria-disabled:opacity-40"
        onClick={redo}
      >
        <Redo2 aria-hidden size={18} />
      </IconButton>
    </div>
  )
}

function usePages(funnel: Funnel, draft: LandingDraft) {
  return useMemo(() => {
    const content = { ...funnel.generated_content, ...contentOf(draft, funnel.generated_content) }
    const landing = getDraftPage(funnel, { generated_content: content })
    const thankYou = thankYouPageOf({ ...funnel, generated_content: content }, landing)
    return { landing, 'thank-you': thankYou }
  }, [funnel, draft])
}
