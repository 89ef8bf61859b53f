import type { PagePictures } from '@wildpath/page/media'
import { useRef } from 'react'
import { useStore } from 'zustand'

import { DropArea } from '../../../../entities/media/drop-area.tsx'
import type { PhotoList } from '../../../../entities/media/photo-list.ts'
import { UploadButton } from '../../../../entities/media/upload-button.tsx'
import { UploadList } from '../../../../entities/media/upload-list.tsx'
import { FieldGroup } from '../fields/field-group.tsx'

type PhotosGroupProps = { pictures: PagePictures; arriving: PhotoList }

/** Photos for the page, several at once. Each can be changed where it stands. */
export function PhotosGroup({ pictures, arriving }: PhotosGroupProps) {
  const { photos } = useStore(arriving.store)
  const button = useRef<HTMLButtonElement>(null)
  const uploads = photos.filter((photo) => photo.state !== 'added' && photo.state !== 'held')

  return (
    <FieldGroup title="Photos">
      <DropArea onDrop={arriving.add}>
        <div className="flex flex-wrap items-center gap-3">
          <UploadButton
            ref={button}
            label="Add your photos"
            variant="secondary"
            onFiles={arriving.add}
          />
          <p className="min-w-0 flex-1 basis-48 text-note text-quiet">
            Or drop or paste them. They take the places of illustrations; press a picture in the
            preview to change it.
          </p>
        </div>
        <UploadList
          uploads={uploads}
          onRetry={({ id }) => arriving.retry(id)}
          onDismiss={arriving.remove}
        />
        <output className="text-note empty:hidden">{photoCounts(pictures)}</output>
      </DropArea>
    </FieldGroup>
  )
}

/** '3 photos on the page, 2 of them without a description.' */
function photoCounts(pictures: PagePictures): string {
  const photos = pictures.filter((picture) => picture !== null)
  const silent = photos.filter(({ alt }) => alt === '').length
  if (photos.length === 0) return ''
  const count = photos.length === 1 ? '1 photo on the page' : `${photos.length} photos on the page`
  if (silent === 0) return `${count}.`
  return `${count}, ${silent} without a description: press a picture to say what it shows.`
}
