import { mediaAssetTypes } from '@wildpath/contract'
import { Upload } from 'lucide-react'
import { type RefObject, useRef } from 'react'

import { Button } from '../../ui/button.tsx'

type UploadButtonProps = {
  onFiles: (files: readonly File[]) => void
  ref: RefObject<HTMLButtonElement | null>
  label?: string
  variant?: 'primary' | 'secondary'
  isDisabled?: boolean
  isSingle?: boolean
}

/** Opens the browser's own choice of files, of several at once unless one is asked for. */
export function UploadButton({
  onFiles,
  ref,
  label = 'Upload pictures',
  variant = 'primary',
  isDisabled = false,
  isSingle = false,
}: UploadButtonProps) {
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
        variant={variant}
        disabled={isDisabled}
        className="max-sm:flex-1 max-sm:px-3"
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden size={18} />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={!isSingle}
        hidden
        aria-label="Pictures to upload"
        accept={mediaAssetTypes.join(',')}
        onChange={handleChange}
      />
    </>
  )
}
