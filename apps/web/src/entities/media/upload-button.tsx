import { mediaAssetTypes } from '@wildpath/contract'
import { Upload } from 'lucide-react'
import { type RefObject, useRef } from 'react'

import { Button } from '../../ui/button.tsx'

type UploadButtonProps = {
  onFiles: (files: readonly File[]) => void
  ref: RefObject<HTMLButtonElement | null>
}

/** Opens the browser's own choice of files. */
export function UploadButton({ onFiles, ref }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)

  function handleChange() {
    const files = [...(input.current?.files ?? [])]
    // The same file chosen again is a change only when nothing was chosen before.
    if (input.current) input.current.value = ''
    onFiles(files)
  }

  return (
    <>
      <Button
        ref={ref}
        className="max-sm:flex-1 max-sm:px-3"
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden size={18} />
        Upload pictures
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Pictures to upload"
        accept={mediaAssetTypes.join(',')}
        onChange={handleChange}
      />
    </>
  )
}
