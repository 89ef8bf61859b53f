import { useCallback } from 'react'

type FilePictureProps = {
  file: File
  className: string
  /** Empty beside the name of the file. */
  alt?: string
  /** Pixels, so that its place is there before it is. */
  width?: number
  height?: number
}

/** A picture of this device, before it is anywhere else. */
export function FilePicture({ file, className, alt = '', width, height }: FilePictureProps) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      picture.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )

  return <img ref={show} alt={alt} width={width} height={height} className={className} />
}
