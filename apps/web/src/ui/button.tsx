import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

import { buttonClass, type ButtonLook } from './button-class.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows the work going on and takes no second press. */
    isBusy?: boolean
  }

export function Button({
  variant,
  size,
  isBusy = false,
  className,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={clsx(
        buttonClass({ ...(variant && { variant }), ...(size && { size }) }),
        className,
      )}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
