import { ArrowLeft, ArrowRight, RotateCcw, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

import { FilePicture } from '../../../entities/media/file-picture.tsx'
import { type ListedPhoto, photoName } from '../../../entities/media/photo-list.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Progress } from '../../../ui/progress.tsx'

const filling = 'absolute inset-0 size-full object-cover'

type PhotoTileProps = {
  photo: ListedPhoto
  /** Where it will stand on the page; null before that is known. */
  place: string | null
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRetry: () => void
  onRemove: () => void
}

/** A photo with its state, and what can be done with it. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, place, isFirst, isLast, onMove, onRetry, onRemove } = props
  const name = photoName(photo)
  /** Browsers forget the focus of what moves in a list. */
  function handleMove(event: MouseEvent<HTMLButtonElement>, by: -1 | 1) {
    const button = event.currentTarget
    flushSync(() => onMove(by))
    button.focus()
  }

  const isArriving = photo.state === 'waiting' || photo.state === 'sending'

  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-control border border-line bg-raised">
      <div className="relative aspect-4/3 bg-surface">
        {photo.state === 'added' ? (
          <img src={photo.asset.previewUrl} alt="" className={filling} />
        ) : (
          <FilePicture file={photo.file} className={filling} />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1 px-3 pt-2 text-note">
        <p className="truncate font-semibold" title={name}>
          {name}
        </p>
        <PhotoState photo={photo} name={name} place={place} />
      </div>
      <div className="flex items-center px-1 pb-1">
        <IconButton
          label={`Move ${name} forward`}
          aria-disabled={isFirst}
          className="aria-disabled:opacity-40"
          onClick={(event) => handleMove(event, -1)}
        >
          <ArrowLeft aria-hidden size={18} />
        </IconButton>
        <IconButton
          label={`Move ${name} back`}
          aria-disabled={isLast}
          className="aria-disabled:opacity-40"
          onClick={(event) => handleMove(event, 1)}
        >
          <ArrowRight aria-hidden size={18} />
        </IconButton>
        <span className="flex-1" />
        {photo.state === 'refused' && photo.canRetry && (
          <IconButton label={`Try ${name} again`} onClick={onRetry}>
            <RotateCcw aria-hidden size={18} />
          </IconButton>
        )}
        <IconButton
          label={isArriving ? `Cancel the upload of ${name}` : `Take ${name} off the page`}
          onClick={onRemove}
        >
          <X aria-hidden size={18} />
        </IconButton>
      </div>
    </li>
  )
}

type PhotoStateProps = { photo: ListedPhoto; name: string; place: string | null }

function PhotoState({ photo, name, place }: PhotoStateProps) {
  switch (photo.state) {
    case 'added':
      return <p className="text-quiet">{place}</p>
    case 'held':
      return <p className="text-quiet">Waits for your login</p>
    case 'waiting':
      return <p className="text-quiet">Waiting...</p>
    case 'refused':
      return (
        <p role="alert" className="text-clay">
          {photo.reason}
        </p>
      )
    case 'sending':
      return photo.share < 1 ? (
        <Progress label={`Upload of ${name}`} value={photo.share} />
      ) : (
        <Progress label={`Preparing ${name}`} />
      )
  }
}
