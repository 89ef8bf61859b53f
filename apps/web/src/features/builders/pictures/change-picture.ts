import type { Funnel } from '@wildpath/contract'
import { listPictureChanges, type PictureValue } from '@wildpath/page/fields'
import type { PagePictures } from '@wildpath/page/media'

import type { Editor } from '../store/editor.ts'
import { changeSource } from '../store/page-source.ts'
import {
  findComposedPicture,
  setPhoto,
  removeGalleryPhoto,
  setSourcePictures,
} from './composed-picture.ts'
import { findPicture, getTargetKey, type PictureTarget } from './picture-target.ts'

type PictureChange = {
  editor: Editor
  /** The funnel whose content is updated, too; null to change only the page. */
  funnel: Funnel | null
  target: PictureTarget
}

/** Replaces the picture in a field as one undo step. */
export function changePicture(change: PictureChange, picture: PictureValue): void {
  const { editor, target } = change
  editor.commitBatch()
  changePhotos(change, (at) => setPhoto(at, picture))
  const found = findPicture(editor.store.getState().history.present, target)
  if (found !== null) {
    for (const { path, value } of listPictureChanges(found.field, picture)) {
      edit(change, { index: found.index, path, value })
    }
  }
  editor.commitBatch()
}

/** Removes a picture as one undo step. In a gallery, also removes its item. */
export function removePicture(change: PictureChange): void {
  const { editor, target } = change
  const found = findPicture(editor.store.getState().history.present, target)
  if (found === null) return
  if (found.section.type !== 'gallery') return changePicture(change, { kind: 'none' })
  editor.commitBatch()
  if (!changePhotos(change, removeGalleryPhoto)) {
    edit(change, { index: found.index, path: target.path.slice(0, 3), value: undefined })
  }
  editor.commitBatch()
}

/** Returns false if the owner's photos are unchanged. */
function changePhotos(
  { editor, funnel, target }: PictureChange,
  change: (at: NonNullable<ReturnType<typeof findComposedPicture>>) => PagePictures | null,
): boolean {
  const { history, source: shown } = editor.store.getState()
  const found = findPicture(history.present, target)
  const at = found && funnel && findComposedPicture(found, { funnel, source: shown })
  const pictures = at && change(at)
  if (funnel === null || at === null || pictures === null || pictures === at.pictures) return false
  const next = setSourcePictures(shown, pictures)
  changeSource({ editor, funnel, shown, next, batch: getBatchKey(target) })
  return true
}

function edit(
  { editor, target }: PictureChange,
  field: { index: number; path: PictureTarget['path']; value: unknown },
): void {
  editor.edit({ kind: 'set-section-field', ...field }, { batch: getBatchKey(target) })
}

function getBatchKey(target: PictureTarget): string {
  return `picture ${getTargetKey(target)}`
}
