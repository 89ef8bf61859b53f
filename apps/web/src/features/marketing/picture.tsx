import { clsx } from 'clsx'

/** Made by scripts/take-pictures.mjs, which knows the same two shapes. */
const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})
const shapes = {
  desk: { width: 1280, height: 900, widths: [960, 1600] },
  phone: { width: 390, height: 800, widths: [312, 624] },
} as const

type PictureProps = {
  name: string
  device: keyof typeof shapes
  alt: string
  /** Width on screen, as in the attribute of the same name. */
  sizes: string
  /** The picture that a visitor waits for; all others load when they come near. */
  isFirst?: boolean
  className?: string
}

/** A picture of a page that the product made, in the frame of the device that shows it. */
export function Picture({ name, device, alt, sizes, isFirst = false, className }: PictureProps) {
  const { width, height, widths } = shapes[device]
  const source = (files: Record<string, string>, of: number) =>
    files[`./pictures/${name}-${device}-${of}.webp`]

  return (
    <div
      className={clsx(
        'overflow-hidden border-edge bg-ground shadow-high',
        device === 'phone' ? 'rounded-[1.6rem] border-[5px]' : 'rounded-card border',
        className,
      )}
    >
      {device === 'desk' && (
        <div
          aria-hidden
          className="flex h-6 items-center gap-1.5 border-b border-line bg-raised px-3"
        >
          <span className="size-2 rounded-full bg-edge" />
          <span className="size-2 rounded-full bg-edge" />
          <span className="size-2 rounded-full bg-edge" />
        </div>
      )}
      <img
        src={source(files, widths[0])}
        srcSet={widths.map((of) => `${source(files, of)} ${of}w`).join(', ')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className="block h-auto w-full"
      />
    </div>
  )
}
