import { type Funnel, mediaAssetLimits } from '@wildpath/contract'
import { type KnownSection, type PageDocument, safeImage } from '@wildpath/page/document'
import type { PictureField, PictureValue } from '@wildpath/page/fields'
import { ImageOff, Images, Mountain, Palette } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'

import { DropArea } from '../../../entities/media/drop-area.tsx'
import type { PictureLibrary } from '../../../entities/media/picture-library.ts'
import { UploadButton } from '../../../entities/media/upload-button.tsx'
import { UploadList } from '../../../entities/media/upload-list.tsx'
import { useOnePhoto } from '../../../entities/media/use-one-photo.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CreateDesign } from '../media-library/create-design.tsx'
import { newScene } from '../property-panel/editors/new-scene.ts'
import { AltField } from './alt-field.tsx'
import { PictureBody } from './picture-body.tsx'

type PictureDialogProps = {
  funnel: Funnel
  page: PageDocument
  section: KnownSection
  field: PictureField
  picture: PictureValue
  /** The default illustration for this field; null if there is none. */
  illustration: PictureValue | null
  library: PictureLibrary
  returnFocus: RefObject<HTMLElement | null>
  onApply: (picture: PictureValue) => void
  onRemove: () => void
  onClose: () => void
}

const addressError = 'Enter an address that starts with https://.'
const brokenError =
  'We couldn’t load a picture from this address. Check the address, or upload the file instead.'

/** Edits the source, crop, and alt text of one picture. */
export function PictureDialog(props: PictureDialogProps) {
  const { funnel, page, section, field, library, onApply, onRemove, onClose } = props
  const [picture, setPicture] = useState(props.picture)
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const [isDesigning, setDesigning] = useState(false)
  const uploadButton = useRef<HTMLButtonElement>(null)
  const { uploads, list, handleFiles, handlePick } = useOnePhoto(library, showImage)
  const canDraw = field.kind === 'media' || field.scenePath !== null
  const hasAlt = field.kind === 'media' ? !field.isDecorative : field.altPath !== null
  const typed = picture.kind === 'image' && !picture.src.startsWith('/media/') ? picture.src : ''
  const isInvalid = typed.trim() !== '' && safeImage(typed) === null
  const isBroken = typed !== '' && brokenSrc === typed

  function showImage({
    src,
    alt,
    width,
    height,
  }: Parameters<Parameters<typeof useOnePhoto>[1]>[0]) {
    setPicture({ kind: 'image', src, alt, width, height })
  }

  function handleAddress(src: string) {
    const alt = picture.kind === 'image' ? picture.alt : ''
    setPicture(src === '' ? { kind: 'none' } : { kind: 'image', src, alt })
  }

  function handleApply() {
    onApply(picture.kind === 'none' ? picture : { ...picture, alt: picture.alt.trim() })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Change picture"
      size="lg"
      returnFocus={props.returnFocus}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={isInvalid || JSON.stringify(picture) === JSON.stringify(props.picture)}
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
            label="Upload picture"
            variant="secondary"
            isSingle
            onFiles={handleFiles}
          />
          <Button variant="secondary" className="max-sm:flex-1" onClick={() => void handlePick()}>
            <Images aria-hidden size={18} />
            Choose from library
          </Button>
          <Button variant="secondary" className="max-sm:flex-1" onClick={() => setDesigning(true)}>
            <Palette aria-hidden size={18} />
            Create a design
          </Button>
          {canDraw && picture.kind !== 'scene' && (
            <Button
              variant="secondary"
              className="max-sm:flex-1"
              onClick={() =>
                setPicture(props.illustration ?? { kind: 'scene', scene: newScene, alt: '' })
              }
            >
              <Mountain aria-hidden size={18} />
              Draw an illustration
            </Button>
          )}
          {props.picture.kind !== 'none' && (
            <Button variant="quiet" className="max-sm:flex-1" onClick={onRemove}>
              <ImageOff aria-hidden size={18} />
              Remove picture
            </Button>
          )}
        </div>
        <UploadList uploads={list} onRetry={uploads.retry} onDismiss={uploads.dismiss} />
        <PictureBody
          page={page}
          section={section}
          field={field}
          picture={picture}
          onChange={setPicture}
          onBroken={setBrokenSrc}
        />
        {hasAlt && picture.kind !== 'none' && (
          <AltField
            funnel={funnel}
            src={picture.kind === 'image' ? picture.src : null}
            alt={picture.alt}
            longest={mediaAssetLimits.alt}
            onChange={(alt) => setPicture({ ...picture, alt })}
          />
        )}
        <TextField
          label="Web address"
          isOptional
          type="url"
          placeholder="https://"
          value={typed}
          maxLength={2000}
          hint="Uses a picture that’s already online."
          error={isInvalid ? addressError : isBroken ? brokenError : undefined}
          onChange={({ target }) => handleAddress(target.value)}
        />
        {isDesigning && (
          <CreateDesign
            onClose={() => setDesigning(false)}
            isInserted
            onCreated={(design) => {
              showImage({ ...design, src: design.url })
              setDesigning(false)
            }}
            onImported={(design) => {
              showImage({ ...design, src: design.url })
              setDesigning(false)
            }}
            returnFocus={uploadButton}
          />
        )}
      </DropArea>
    </Dialog>
  )
}
