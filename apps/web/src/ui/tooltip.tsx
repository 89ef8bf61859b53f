import { Tooltip as Primitive } from 'radix-ui'
import type { ReactElement } from 'react'

type TooltipProps = {
  text: string
  /** One focusable element; it must make sense without the tooltip, which touch never shows. */
  children: ReactElement
}

/** A few words about what the pointer or the focus is on. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            collisionPadding={12}
            className="z-50 max-w-64 animate-appear rounded-control border border-edge bg-raised px-3 py-1.5 text-note text-ink shadow-mid"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
