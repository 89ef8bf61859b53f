import { clsx } from 'clsx'
import { NavLink, type NavLinkProps } from 'react-router'

/** Classes of an entry in the header; the current screen's entry is underlined in lantern light. */
export const headerEntryClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-body font-medium text-quiet ' +
  'transition-colors hover:text-ink'

export function HeaderLink({ className: _className, ...rest }: NavLinkProps) {
  return (
    <NavLink
      {...rest}
      className={({ isActive }) =>
        clsx(
          headerEntryClass,
          isActive && 'text-ink underline decoration-lantern decoration-2 underline-offset-8',
        )
      }
    />
  )
}
