import { useCallback } from 'react'

type FilePictureProps = { file: File; className: string }

/** A picture of this device, before it is anywhere else; decoration beside its name. */
export function FilePicture({ file, className }: FilePictureProps) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      picture.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )

  return <img ref={show} alt="" className={className} />
}
