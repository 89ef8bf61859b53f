import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'

import { IconButton } from '../../../ui/icon-button.tsx'

type FullScreenDialogProps = {
  title: string
  onClose: () => void
  /** Beside the title: what state the work is in. */
  status?: ReactNode
  actions?: ReactNode
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  children: ReactNode
}

/** Work that needs the whole screen. Traps focus and gives it back to what had it. */
export function FullScreenDialog(props: FullScreenDialogProps) {
  const opener = useRef<Element>(null)

  return (
    <Primitive.Root open onOpenChange={(open) => !open && props.onClose()}>
      <Primitive.Portal>
        <Primitive.Content
          aria-describedby={undefined}
          onKeyDown={props.onKeyDown}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          onEscapeKeyDown={(event) => isEscapeKept(event) && event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 flex animate-appear flex-col bg-surface outline-none"
        >
          <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 sm:px-6">
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
              <Primitive.Title className="text-title">{props.title}</Primitive.Title>
              {props.status}
            </div>
            <div className="flex flex-wrap items-center gap-2 max-sm:order-last max-sm:w-full max-sm:justify-end">
              {props.actions}
            </div>
            <IconButton label="Close" onClick={props.onClose} className="-mr-2">
              <X aria-hidden size={20} />
            </IconButton>
          </header>
          {props.children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** What has something of its own to put away, a selection or a text, hears Escape first. */
function isEscapeKept({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-keeps-escape], textarea') !== null
}
