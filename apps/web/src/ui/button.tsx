import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'

import { buttonClass, type ButtonLook } from './button-class.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows the work going on and takes no second press, but keeps the focus where it is. */
    isBusy?: boolean
  }

export function Button({
  variant = 'primary',
  size = 'medium',
  isBusy = false,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      className={clsx(buttonClass({ variant, size }), className)}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
