import type { MediaAsset } from '@wildpath/contract'
import { useStore } from 'zustand'

import type { PictureLibrary } from './picture-library.ts'
import { usePastedFiles } from './use-pasted-files.ts'
import { useUploadQueue } from './use-upload-queue.ts'

type OnePhoto = Pick<MediaAsset, 'width' | 'height' | 'alt'> & { src: string }

/** A place that takes one photo: uploaded, dropped, pasted or chosen from the library; the last one counts. */
export function useOnePhoto(library: PictureLibrary, onPhoto: (photo: OnePhoto) => void) {
  const uploads = useUploadQueue(({ url, alt, width, height }) =>
    onPhoto({ src: url, alt, width, height }),
  )
  const list = useStore(uploads.store).uploads
  usePastedFiles(handleFiles)

  function handleFiles(files: readonly File[]) {
    for (const { id } of list) uploads.dismiss(id)
    uploads.add(files.slice(0, 1))
  }

  async function handlePick() {
    const picked = await library.pick()
    if (picked) onPhoto(picked)
  }

  return { uploads, list, handleFiles, handlePick }
}
