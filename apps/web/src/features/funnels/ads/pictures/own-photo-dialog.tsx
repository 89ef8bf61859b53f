import { adPicturePlaces, type AdPlatform, picturePlacements } from '@wildpath/ads'
import { Images } from 'lucide-react'
import { useRef, useState } from 'react'

import { DropArea } from '../../../../entities/media/drop-area.tsx'
import { FocusPicker } from '../../../../entities/media/focus-picker.tsx'
import { UploadButton } from '../../../../entities/media/upload-button.tsx'
import { UploadList } from '../../../../entities/media/upload-list.tsx'
import { useOnePhoto } from '../../../../entities/media/use-one-photo.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { pictureOf } from '../ad-lists.ts'
import { blurryPlaces } from './blurry-places.ts'
import type { PictureDialogProps } from './picture-dialogs.tsx'

/** `width` and `height` are null for a picture that the ad has already. */
type Chosen = { src: string; width: number | null; height: number | null }

const middle = { x: 50, y: 50 }
const shapes: Record<AdPlatform, readonly { name: string; ratio: number }[]> = {
  facebook: [
    { name: 'Facebook, LinkedIn 1.91:1', ratio: picturePlacements.facebook.ratio },
    { name: 'Twitter 16:9', ratio: picturePlacements.twitter.ratio },
    { name: 'Instagram 1:1', ratio: picturePlacements.instagram.ratio },
    { name: 'Feed 4:5', ratio: 4 / 5 },
    { name: 'Stories, Reels 9:16', ratio: 9 / 16 },
  ],
  google: adPicturePlaces.google.map(({ label, ratio }) => ({ name: label, ratio })),
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names)
}

/** A photo of the owner's on the ad, or the one it has, and what of it stays in sight in every placement. */
export function OwnPhotoDialog(props: PictureDialogProps & { isNew: boolean }) {
  const { ad, label, editing, library, isNew, returnFocus, onClose } = props
  const [chosen, setChosen] = useState<Chosen | null>(
    isNew || ad.imageUrl === undefined ? null : { src: ad.imageUrl, width: null, height: null },
  )
  const [focus, setFocus] = useState((!isNew && ad.imageFocus) || middle)
  const { uploads, list, handleFiles, handlePick } = useOnePhoto(library, choose)
  const uploadButton = useRef<HTMLButtonElement>(null)
  const isSaving = editing.update.isSaving
  const blurry = chosen === null ? [] : blurryPlaces(chosen, ad.platform)

  function choose(photo: Chosen) {
    setChosen(photo)
    setFocus(middle)
  }

  async function handleUse() {
    if (chosen === null) return
    const kept = chosen.src === ad.imageUrl ? pictureOf(ad) : {}
    const picture = { ...kept, imageUrl: chosen.src, imageFocus: focus }
    onClose()
    await editing.setPicture(ad, picture, { isNew: chosen.src !== ad.imageUrl })
  }

  return (
    <Dialog
      isOpen
      returnFocus={returnFocus}
      size="lg"
      title={isNew ? `Your photo for ${label}` : `Focal point for ${label}`}
      description={
        isNew
          ? 'A photo of your own says more than any drawing. Use only pictures that are yours, or that you may use.'
          : 'Each place cuts the picture to its own shape, around the point that you choose.'
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={chosen === null} isBusy={isSaving} onClick={() => void handleUse()}>
            {isNew ? 'Use this photo' : 'Save'}
          </Button>
        </>
      }
    >
      <DropArea onDrop={handleFiles}>
        {isNew && (
          <div className="flex flex-wrap gap-2">
            <UploadButton
              ref={uploadButton}
              label="Upload a photo"
              variant="secondary"
              isSingle
              onFiles={handleFiles}
            />
            <Button variant="secondary" className="max-sm:w-full" onClick={() => void handlePick()}>
              <Images aria-hidden size={18} />
              Choose from library
            </Button>
          </div>
        )}
        <UploadList uploads={list} onRetry={uploads.retry} onDismiss={uploads.dismiss} />
        {blurry.length > 0 && (
          <Notice title="This photo is small">
            It will look soft on {listed(blurry)}. A photo of at least 1600 × 1080 pixels is sharp
            everywhere.
          </Notice>
        )}
        {chosen === null ? (
          <p className="text-note text-quiet">
            Upload a photo, choose one from your library, drop it here or paste it.
          </p>
        ) : (
          <FocusPicker
            src={chosen.src}
            shapes={shapes[ad.platform]}
            focus={focus}
            onChange={setFocus}
          />
        )}
      </DropArea>
    </Dialog>
  )
}
