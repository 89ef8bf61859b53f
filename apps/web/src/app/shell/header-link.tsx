import { clsx } from 'clsx'

import { Link } from '../../ui/link.tsx'
import { type LinkProps, usePathname } from '../../ui/link-context.ts'

/** Classes of an entry in the header; the current screen's entry is underlined in lantern light. */
export const headerEntryClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-body font-medium text-quiet ' +
  'transition-colors hover:text-ink'

export function HeaderLink({ className, ...rest }: LinkProps) {
  const isCurrent = usePathname() === rest.to

  return (
    <Link
      {...rest}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        headerEntryClass,
        isCurrent && 'text-ink underline decoration-lantern decoration-2 underline-offset-8',
        className,
      )}
    />
  )
}
