import type { Funnel, MediaAsset } from '@wildpath/contract'
import { placePhotos } from '@wildpath/page/compose'
import { useEffect, useRef, useState } from 'react'

import { usePastedFiles } from '../../../entities/media/use-pasted-files.ts'
import { useUploadQueues } from '../../../entities/media/use-upload-queues.ts'
import { useStableCallbacks } from '../../../lib/use-stable-callbacks.ts'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import { UnsavedChangesBar } from '../../../ui/unsaved-changes-bar.tsx'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { isDirty } from '../store/editor.ts'
import { BenefitFields } from './fields/benefit-fields.tsx'
import { FigureFields } from './fields/figure-fields.tsx'
import { FormFields } from './fields/form-fields.tsx'
import { FurtherFields } from './fields/further-fields.tsx'
import { LanguageFields } from './fields/language-fields.tsx'
import { PromiseFields } from './fields/promise-fields.tsx'
import { TestimonialFields } from './fields/testimonial-fields.tsx'
import { ThankYouFields } from './fields/thank-you-fields.tsx'
import { createArrivingPhotos } from './pictures/arriving-photos.ts'
import { PhotosGroup } from './pictures/photos-group.tsx'
import { useContentDraft } from './use-content-draft.ts'

/** The fields to show when the panel opens. */
export type WantedContent = 'faults' | 'figures'

const selectors: Record<WantedContent, string> = {
  faults: '[aria-invalid="true"]',
  figures: '#proof-figures input',
}

type ContentPanelProps = {
  funnel: Funnel
  /** Shown until `onShown` is called. */
  wanted: WantedContent | null
  onShown: () => void
  isSaving: boolean
  onSave: () => void
  onDiscard: () => void
}

/** Edits every text of the landing and thank-you pages in a form, and adds photos. */
export function ContentPanel({ funnel, wanted, onShown, ...actions }: ContentPanelProps) {
  const { commitBatch } = useEditor()
  const panel = useRef<HTMLDivElement>(null)
  const hasEdits = useEditorState(isDirty)
  const { draft, faults, edit } = useContentDraft(funnel)
  const createQueue = useUploadQueues()
  const stable = useStableCallbacks({ handleArrived })
  const [arriving] = useState(() =>
    createArrivingPhotos({ createQueue, onArrived: stable.handleArrived }),
  )
  const isEditable = !funnel.is_read_only
  usePastedFiles(isEditable ? arriving.add : null)
  const fields = { draft, faults, onEdit: edit }
  const hasFaults = Object.keys(faults).length > 0

  useEffect(() => {
    if (wanted === null) return
    const field = panel.current?.querySelector<HTMLElement>(selectors[wanted])
    field?.closest('details')?.setAttribute('open', '')
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
    onShown()
  }, [wanted, onShown])

  function handleArrived(assets: readonly MediaAsset[]) {
    const photos = assets.map(({ url, alt, width, height }) => ({ src: url, alt, width, height }))
    const pictures = placePhotos({ photos, pictures: draft.pictures })
    const shown = new Set(pictures.map((picture) => picture?.src))
    const left = photos.filter(({ src }) => !shown.has(src)).length
    edit({ pictures })
    if (left > 0) {
      notifyError(`The page has no room for ${left} of the photos. They are in your library.`)
    } else {
      notifySuccess(
        photos.length === 1 ? 'The photo is on the page.' : 'The photos are on the page.',
      )
    }
  }

  return (
    <div ref={panel} className="flex min-h-full flex-col p-4" onBlur={commitBatch}>
      <h2 className="mb-3 text-title">Content Editor</h2>
      {isEditable && <PhotosGroup pictures={draft.pictures} arriving={arriving} />}
      <PromiseFields {...fields} />
      <BenefitFields {...fields} />
      <FormFields {...fields} />
      <FigureFields {...fields} />
      <TestimonialFields funnel={funnel} {...fields} />
      <FurtherFields {...fields} />
      <ThankYouFields {...fields} />
      <LanguageFields {...fields} />
      {hasEdits && isEditable && (
        <UnsavedChangesBar
          {...actions}
          hasFaults={hasFaults}
          canSave={!hasFaults}
          saveLabel="Save Now"
        />
      )}
    </div>
  )
}
