import { useQuery } from '@tanstack/react-query'
import { type Funnel, mediaAssetLimits } from '@wildpath/contract'
import type { PagePhoto } from '@wildpath/page/media'
import { ImageOff, Images, Mountain } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'

import { DropArea } from '../../../../entities/media/drop-area.tsx'
import { mediaQuery } from '../../../../entities/media/media-queries.ts'
import { UploadButton } from '../../../../entities/media/upload-button.tsx'
import { UploadList } from '../../../../entities/media/upload-list.tsx'
import { useOnePhoto } from '../../../../entities/media/use-one-photo.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { PictureLibrary } from '../../../../entities/media/picture-library.ts'
import { altProposals } from './alt-proposals.ts'
import type { PictureChange } from './change-picture.ts'
import { pictureName } from './draw-picture-button.tsx'
import { FocusPicker } from '../../../../entities/media/focus-picker.tsx'

type PictureDialogProps = {
  place: number
  photo: PagePhoto | null
  /** The place has an illustration to go back to. */
  isDrawable: boolean
  /** The page may do without it. */
  isRemovable: boolean
  funnel: Funnel
  library: PictureLibrary
  returnFocus: RefObject<HTMLElement | null>
  onChange: (change: PictureChange) => void
  onClose: () => void
}

const middle = { x: 50, y: 50 }

/** One picture of the page: which it is, what of it stays in sight, and what it shows. */
export function PictureDialog(props: PictureDialogProps) {
  const { place, funnel, library, onChange, onClose } = props
  const [photo, setPhoto] = useState(props.photo)
  const uploadButton = useRef<HTMLButtonElement>(null)
  const { uploads, list, handleFiles, handlePick } = useOnePhoto(library, setPhoto)
  const designs = useQuery(mediaQuery)
  const asset = designs.data?.find(({ url }) => url === photo?.src) ?? null
  const proposals = altProposals({
    asset,
    businessName: funnel.business_info.business_name,
    facts: funnel.business_facts,
  }).filter((text) => text !== photo?.alt)

  function handleApply() {
    onChange({ kind: 'photo', photo: photo && { ...photo, alt: photo.alt.trim() } })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Change ${pictureName(place)}`}
      size="lg"
      returnFocus={props.returnFocus}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={JSON.stringify(photo) === JSON.stringify(props.photo)}
            onClick={handleApply}
          >
            Use this picture
          </Button>
        </>
      }
    >
      <DropArea onDrop={handleFiles}>
        <div className="flex flex-wrap gap-2">
          <UploadButton
            ref={uploadButton}
            label="Upload a photo"
            variant="secondary"
            isSingle
            onFiles={handleFiles}
          />
          <Button variant="secondary" onClick={() => void handlePick()}>
            <Images aria-hidden size={18} />
            Choose from library
          </Button>
          {photo !== null && props.isDrawable && (
            <Button variant="quiet" onClick={() => onChange({ kind: 'photo', photo: null })}>
              <Mountain aria-hidden size={18} />
              Back to the illustration
            </Button>
          )}
          {props.isRemovable && (
            <Button variant="quiet" onClick={() => onChange({ kind: 'removal' })}>
              <ImageOff aria-hidden size={18} />
              Take off the page
            </Button>
          )}
        </div>
        <UploadList uploads={list} onRetry={uploads.retry} onDismiss={uploads.dismiss} />
        {photo === null ? (
          <p className="text-note text-quiet">
            An illustration stands here. Upload a photo, choose one, drop it here or paste it.
          </p>
        ) : (
          <>
            <FocusPicker
              src={photo.src}
              focus={photo.focus ?? middle}
              onChange={(focus) => setPhoto({ ...photo, focus })}
            />
            <TextField
              label="What does it show?"
              isOptional
              value={photo.alt}
              maxLength={mediaAssetLimits.alt}
              hint="Read to people who do not see it, and to search engines. Say only what is in the picture."
              onChange={({ target }) => setPhoto({ ...photo, alt: target.value })}
            />
            {proposals.length > 0 && (
              <ul aria-label="Proposals" className="flex flex-wrap gap-2">
                {proposals.map((text) => (
                  <li key={text}>
                    <Button
                      size="small"
                      variant="secondary"
                      onClick={() => setPhoto({ ...photo, alt: text })}
                    >
                      Use “{text}”
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </DropArea>
    </Dialog>
  )
}
