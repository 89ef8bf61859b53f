import { CircleAlert, ImageOff, Images, Trash2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'

import type { PictureLibrary } from '../../../../entities/media/picture-library.ts'
import { Button } from '../../../../ui/button.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { readPictureFile } from './read-picture-file.ts'

type ImageFieldProps = {
  value: string | null
  onChange: (address: string | null) => void
  library: PictureLibrary
  isGenerating: boolean
}

/** The picture of an ad: a file, one of the library, or none. */
export function ImageField({ value, onChange, library, isGenerating }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)

  async function handleFile() {
    const file = input.current?.files?.[0]
    // The same file chosen again is a change only when nothing was chosen before.
    if (input.current) input.current.value = ''
    if (file === undefined) return
    setReading(true)
    const address = await readPictureFile(file)
    setReading(false)
    setProblem(address === null ? `'${file.name}' could not be read as a picture.` : null)
    if (address !== null) onChange(address)
  }

  async function handleLibrary() {
    const chosen = await library.pick()
    if (chosen === null) return
    setProblem(null)
    onChange(chosen.src)
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-note font-semibold">
        Ad image <span className="font-normal text-quiet">(optional)</span>
      </legend>
      <div className="flex flex-wrap items-center gap-3">
        {value === null ? (
          <div className="grid h-21 w-40 place-items-center rounded-control bg-raised text-quiet">
            {isGenerating ? <Spinner /> : <ImageOff aria-label="No image yet" size={20} />}
          </div>
        ) : (
          <img
            src={value}
            alt="The chosen one"
            className="h-21 w-40 rounded-control object-cover"
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            isBusy={isReading}
            onClick={() => input.current?.click()}
          >
            {!isReading && <Upload aria-hidden size={16} />}
            Upload Image
          </Button>
          <Button variant="secondary" size="small" onClick={() => void handleLibrary()}>
            <Images aria-hidden size={16} />
            From your library
          </Button>
          {value !== null && (
            <Button variant="quiet" size="small" onClick={() => onChange(null)}>
              <Trash2 aria-hidden size={16} />
              Remove
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Image of the ad"
        onChange={() => void handleFile()}
      />
      <p className="text-note text-quiet">Recommended size: 1200 x 628 pixels</p>
      <div aria-live="polite">
        {isGenerating && value === null && (
          <p className="text-note text-quiet">Generating an image for this ad…</p>
        )}
        {problem !== null && (
          <p className="flex gap-1.5 text-note text-clay">
            <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            {problem}
          </p>
        )}
      </div>
      {library.dialog}
    </fieldset>
  )
}
