import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

import { iconButtonClass } from './icon-button-class.ts'

type IconButtonProps = ComponentProps<'button'> & { label: string }

/** A square button that shows only an icon; its label is read aloud and shown as a tooltip. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx(iconButtonClass, className)}
    />
  )
}
