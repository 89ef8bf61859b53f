import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

type IconButtonProps = ComponentProps<'button'> & { label: string }

/** A square button that shows only an icon; its label is read aloud and shown as a tooltip. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-quiet',
        'transition-colors hover:bg-raised hover:text-ink disabled:opacity-50',
        className,
      )}
    />
  )
}
