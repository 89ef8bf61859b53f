import { clsx } from 'clsx'
import { DropdownMenu } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'

type MenuProps = {
  /** One focusable element that opens the menu. */
  trigger: ReactNode
  align?: 'start' | 'end'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  contentProps?: ComponentProps<typeof DropdownMenu.Content>
  children: ReactNode
}

/** A menu that drops from its trigger; arrow keys move, Escape closes, focus returns. */
export function Menu({ trigger, align = 'end', isOpen, onOpenChange, ...rest }: MenuProps) {
  return (
    <DropdownMenu.Root
      modal={false}
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* No portal: the menu stays inside the landmark that its trigger belongs to. */}
      <DropdownMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        {...rest.contentProps}
        className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-appear overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-mid"
      >
        {rest.children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

type MenuItemProps = ComponentProps<typeof DropdownMenu.Item> & { isDanger?: boolean }

/** An entry; wrap a link with `asChild`. */
export function MenuItem({ isDanger = false, className, ...rest }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      {...rest}
      className={clsx(
        'flex min-h-11 items-center gap-2.5 rounded-control px-3 text-body outline-none select-none',
        'data-disabled:text-quiet data-highlighted:bg-raised',
        isDanger ? 'text-clay' : 'text-ink',
        className,
      )}
    />
  )
}

export function MenuDivider() {
  return <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
}
