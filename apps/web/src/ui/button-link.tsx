import { clsx } from 'clsx'

import { buttonClass, type ButtonLook } from './button-class.ts'
import { Link } from './link.tsx'
import type { LinkProps } from './link-context.ts'

type ButtonLinkProps = LinkProps & ButtonLook

/** A link that looks like a button: it goes somewhere, so it stays a link. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  className,
  ...rest
}: ButtonLinkProps) {
  return <Link {...rest} className={clsx(buttonClass({ variant, size }), className)} />
}
