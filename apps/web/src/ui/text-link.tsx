import { clsx } from 'clsx'

import { Link } from './link.tsx'
import type { LinkProps } from './link-context.ts'

export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={clsx(
        'font-semibold text-fern underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
    />
  )
}
