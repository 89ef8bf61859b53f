import { clsx } from 'clsx'

type SwatchProps = { colour: string | null; className?: string }

/** A colour as it is, over a checkerboard where something shows through; a stroke where there is none. */
export function Swatch({ colour, className }: SwatchProps) {
  const image =
    colour === null
      ? 'linear-gradient(to top right,transparent 47%,var(--clay) 47% 53%,transparent 53%)'
      : `linear-gradient(${colour},${colour}),conic-gradient(#fff 25%,#bbb 0 50%,#fff 0 75%,#bbb 0)`
  return (
    <span
      aria-hidden
      className={clsx('block rounded-[0.375rem] border border-edge', className)}
      style={{
        backgroundImage: image,
        backgroundSize: colour === null ? 'auto' : 'auto,0.75rem 0.75rem',
      }}
    />
  )
}
