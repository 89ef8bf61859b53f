import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'

import { focusScreen } from '../lib/focus-screen.ts'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: string
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** As high as the screen leaves room, whatever is in it. */
  isTall?: boolean
  /** Work that must not be left by accident: no cross, Escape and outside presses do nothing. */
  isLocked?: boolean
  /** The element focused on opening; the first control by default. */
  firstFocus?: RefObject<HTMLElement | null>
  /** Where the focus goes on closing; by default to what had it on opening. */
  returnFocus?: RefObject<HTMLElement | null>
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  footer?: ReactNode
  children?: ReactNode
}

const widths = { sm: 'max-w-sm', md: 'max-w-xl', lg: 'max-w-3xl', xl: 'max-w-6xl' }

/** Traps focus and gives it back; a sheet at the bottom on phones. */
export function DialogWindow(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    description,
    size = 'md',
    isLocked = false,
    isTall = false,
  } = props
  const opener = useRef<Element>(null)
  const keepWhenLocked = (event: Event) => isLocked && event.preventDefault()

  function keepForToasts(event: Event) {
    // Somebody who presses 'Undo' or 'Dismiss' in a toast goes on with what is open.
    const isToast = event.target instanceof Element && event.target.closest('[data-rht-toaster]')
    if (isLocked || isToast) event.preventDefault()
  }

  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-appear bg-[#000000b3]" />
        <Primitive.Content
          onOpenAutoFocus={(event) => {
            opener.current = findOpener()
            if (!props.firstFocus?.current) return
            event.preventDefault()
            props.firstFocus.current.focus()
          }}
          onCloseAutoFocus={(event) => {
            // The primitive returns focus to its own trigger only, and dialogs here have none.
            event.preventDefault()
            returnFocusTo(props.returnFocus?.current ?? opener.current)
          }}
          onKeyDown={props.onKeyDown}
          onEscapeKeyDown={keepWhenLocked}
          onInteractOutside={keepForToasts}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex w-full animate-appear flex-col',
            'border border-line bg-surface shadow-high outline-none',
            // On phones there is room above for toasts, which then cover neither title nor buttons.
            isTall ? 'h-[calc(100dvh-4.5rem)]' : 'max-h-[calc(100dvh-4.5rem)]',
            isTall ? 'sm:h-[92dvh]' : 'sm:max-h-[92dvh]',
            'rounded-t-card',
            'sm:top-1/2 sm:bottom-auto sm:w-[calc(100%-2rem)] sm:-translate-y-1/2 sm:rounded-card',
            widths[size],
          )}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-6">
            <Primitive.Title className="min-w-0 py-1.5 text-title wrap-anywhere">
              <span className="line-clamp-4">{title}</span>
            </Primitive.Title>
            {!isLocked && (
              <Primitive.Close
                aria-label="Close"
                className="-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-quiet hover:bg-raised hover:text-ink"
              >
                <X aria-hidden size={20} />
              </Primitive.Close>
            )}
          </div>
          <div
            className={clsx(
              'overflow-y-auto px-5 pb-6 sm:px-6',
              !description && 'pt-2',
              isTall && 'flex-1',
            )}
          >
            {description && (
              <Primitive.Description className="mb-4 text-quiet">
                {description}
              </Primitive.Description>
            )}
            {props.children}
          </div>
          {props.footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 max-sm:has-[>:nth-child(3)]:flex-col sm:px-6">
              {props.footer}
            </div>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** The focused element, or the button of the menu that it is an entry of. */
function findOpener(): Element | null {
  const focused = document.activeElement
  const trigger = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return trigger === null || trigger === undefined ? focused : document.getElementById(trigger)
}

function returnFocusTo(target: Element | null) {
  // The target may be in the preview's document, where `instanceof HTMLElement` is false.
  if (target !== null && 'focus' in target) (target as HTMLElement).focus()
  // The target may have been removed or disabled in the meantime.
  if (target?.isConnected && target.ownerDocument.activeElement === target) return
  const dialogs = document.querySelectorAll<HTMLElement>('[role=dialog][data-state=open]')
  const behind = [...dialogs].at(-1)
  if (behind === undefined) focusScreen()
  else behind.focus()
}
