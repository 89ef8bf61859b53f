import { mediaAssetTypes } from '@wildpath/contract'
import { largestPhotoCount } from '@wildpath/page/media'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'

import { DropArea } from '../../../entities/media/drop-area.tsx'
import {
  isOnItsWay,
  type ListedPhoto,
  type PhotoList,
  photoName,
} from '../../../entities/media/photo-list.ts'
import { UploadButton } from '../../../entities/media/upload-button.tsx'
import { usePastedFiles } from '../../../entities/media/use-pasted-files.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Chapter } from '../chapter.tsx'
import { photoPlaces } from './photo-places.ts'
import { PhotoTile } from './photo-tile.tsx'

type PhotosChapterProps = { photos: PhotoList; isDemo: boolean }

/** Photos for the page, in the owner's order. */
export function PhotosChapter({ photos: list, isDemo }: PhotosChapterProps) {
  const { photos, leftOut } = useStore(list.store)
  const button = useRef<HTMLButtonElement>(null)
  const places = photoPlaces(photos)
  const [moved, setMoved] = useState('')
  const arriving = photos.filter(isOnItsWay).length
  usePastedFiles(list.add)

  function handleMove(photo: ListedPhoto, index: number, by: -1 | 1) {
    list.move(photo.id, by)
    const place = Math.min(photos.length, Math.max(1, index + by + 1))
    setMoved(`${photoName(photo)} is number ${place} of ${photos.length} now.`)
  }

  function handleRemove(id: string) {
    list.remove(id)
    button.current?.focus()
  }

  return (
    <Chapter
      title="Your photos"
      intro="Real photos sell a day outside better than anything else. The first wide one opens the page; illustrations fill what is left."
    >
      <DropArea onDrop={list.add}>
        {isDemo && (
          <Notice tone="lake" title="Photos need an account">
            A demo saves nothing, so photos wait in this tab. They are uploaded when you log in,
            unless the tab is reloaded or closed.
          </Notice>
        )}
        {photos.length > 0 && (
          <ul
            aria-label="Your photos, in their order"
            className="grid grid-cols-2 gap-3 sm:grid-cols-3"
          >
            {photos.map((photo, index) => (
              <PhotoTile
                key={photo.id}
                photo={photo}
                place={places.get(photo.id) ?? null}
                isFirst={index === 0}
                isLast={index === photos.length - 1}
                onMove={(by) => handleMove(photo, index, by)}
                onRetry={() => list.retry(photo.id)}
                onRemove={() => handleRemove(photo.id)}
              />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <UploadButton
            ref={button}
            variant="secondary"
            label={photos.length === 0 ? 'Add your photos' : 'Add more photos'}
            isDisabled={photos.length >= largestPhotoCount}
            onFiles={list.add}
          />
          <p className="min-w-0 flex-1 basis-56 text-note text-quiet">
            Or drop them here, or paste them. {acceptedTypes}, up to 10 MB each.
          </p>
        </div>
        <output className="text-note empty:hidden">
          {arriving > 0 && `${arriving} of ${photos.length} on the way. `}
          {leftOut > 0 &&
            `A page has room for ${largestPhotoCount} photos; ${leftOut} more ${leftOut === 1 ? 'was' : 'were'} left out.`}
        </output>
        <output className="sr-only">{moved}</output>
      </DropArea>
    </Chapter>
  )
}

/** 'PNG, JPEG, WEBP, GIF and AVIF' as the server takes them. */
const acceptedTypes = mediaAssetTypes
  .map((type) => type.replace('image/', '').toUpperCase())
  .join(', ')
