import type { Funnel } from '@wildpath/contract'
import { readPicture } from '@wildpath/page/fields'
import { type ReactNode, useMemo, useRef, useState } from 'react'

import { useUploadQueues } from '../../../entities/media/use-upload-queues.ts'
import { useStableCallbacks } from '../../../lib/use-stable-callbacks.ts'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { usePickImage } from '../media-library/use-pick-image.tsx'
import { useEditor } from '../store/editor-context.ts'
import { changePicture, removePicture } from './change-picture.ts'
import { findIllustration } from './composed-picture.ts'
import { findPicture, getTargetKey, type PictureTarget } from './picture-target.ts'
import type { PictureActions } from './pictures-context.ts'
import { uploadWithToast } from './upload-with-toast.ts'

const PictureDialog = lazyComponent(
  async () => (await import('./picture-dialog.tsx')).PictureDialog,
)

type PicturesOptions = {
  funnel: Funnel
  /** Also updates the funnel's content. False when editing a copy of a section. */
  followsContent?: boolean
}

/** Changes pictures on the edited page through a dialog or dropped files. */
export function usePictures({ funnel, followsContent = true }: PicturesOptions): {
  actions: PictureActions | null
  dialog: ReactNode
} {
  const editor = useEditor()
  const library = usePickImage()
  const createQueue = useUploadQueues()
  const [target, setTarget] = useState<PictureTarget | null>(null)
  const opener = useRef<HTMLElement>(null)
  const stable = useStableCallbacks({ open, replace })
  const actions = useMemo(() => (funnel.is_read_only ? null : stable), [funnel, stable])
  const followed = followsContent ? funnel : null

  function open(pressed: PictureTarget, element: HTMLElement | null) {
    opener.current = element
    setTarget(pressed)
  }

  function replace(dropped: PictureTarget, file: File) {
    uploadWithToast(file, {
      createQueue,
      onAdded: ({ url, alt, width, height }) =>
        changePicture(
          { editor, funnel: followed, target: dropped },
          { kind: 'image', src: url, alt, width, height },
        ),
    })
  }

  function renderDialog(opened: PictureTarget) {
    const { history, source } = editor.store.getState()
    const found = findPicture(history.present, opened)
    if (found === null) return null
    const change = { editor, funnel: followed, target: opened }
    return (
      <PictureDialog
        key={getTargetKey(opened)}
        funnel={funnel}
        page={history.present}
        section={found.section}
        field={found.field}
        picture={readPicture(found.section, found.field)}
        illustration={followed && findIllustration(found, { funnel: followed, source })}
        library={library}
        returnFocus={opener}
        onApply={(picture) => {
          changePicture(change, picture)
          setTarget(null)
        }}
        onRemove={() => {
          removePicture(change)
          setTarget(null)
        }}
        onClose={() => setTarget(null)}
      />
    )
  }

  return {
    actions,
    dialog: (
      <>
        {target !== null && renderDialog(target)}
        {library.dialog}
      </>
    ),
  }
}
