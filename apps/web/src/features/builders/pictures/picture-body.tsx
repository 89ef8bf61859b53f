import { type KnownSection, type PageDocument, safeImage } from '@wildpath/page/document'
import { withField } from '@wildpath/page/edit'
import type { PictureField, PictureValue } from '@wildpath/page/fields'
import { MediaView } from '@wildpath/page/render'

import { SceneFields } from '../property-panel/editors/scene-fields.tsx'
import { FramingFields } from './framing-fields.tsx'

type PictureBodyProps = {
  page: PageDocument
  section: KnownSection
  field: PictureField
  picture: PictureValue
  onChange: (picture: PictureValue) => void
  onBroken: (src: string) => void
}

const shape = { width: 640, height: 360 }

/** Previews the current picture with its crop or scene controls. */
export function PictureBody(props: PictureBodyProps) {
  const { page, section, field, picture, onChange, onBroken } = props
  const isCropped = field.kind === 'media' || field.framingPath !== null

  switch (picture.kind) {
    case 'none':
      return (
        <p className="text-note text-quiet">
          No picture yet. Upload one, choose one from the library, or drop or paste one here.
        </p>
      )
    case 'video':
      return (
        <p className="text-note text-quiet">
          This is a video. Upload or choose a picture to replace it, or change the video’s address
          in the property panel.
        </p>
      )
    case 'scene':
      return (
        <>
          <div className="aspect-video w-full max-w-sm self-center overflow-hidden rounded-control">
            <MediaView
              media={{ type: 'scene', scene: picture.scene, alt: picture.alt }}
              page={page}
              mode="preview"
              shape={shape}
              path={undefined}
            />
          </div>
          <div className="@container">
            <SceneFields
              scene={picture.scene}
              onChange={(path, value) =>
                onChange({ ...picture, alt: '', scene: withField(picture.scene, path, value) })
              }
            />
          </div>
        </>
      )
    case 'image': {
      const src = safeImage(picture.src)
      if (src === null) return null
      const handleError = () => onBroken(picture.src)
      return isCropped ? (
        <FramingFields
          key={src}
          src={src}
          framing={picture}
          page={page}
          section={section}
          path={field.path}
          onChange={(framing) => {
            const { focus: _focus, zoom: _zoom, phoneFraming: _phone, ...whole } = picture
            onChange({ ...whole, ...framing })
          }}
          onError={handleError}
        />
      ) : (
        <img
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          onError={handleError}
          className="max-h-52 max-w-full self-center rounded-control border border-line bg-raised object-contain"
        />
      )
    }
  }
}
