import { Tabs as Primitive } from 'radix-ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

type TabsProps = {
  label: string
  value: string
  onChange: (value: string) => void
  tabs: readonly { value: string; label: string; content: ReactNode }[]
}

/** Arrow keys move between tabs; the row scrolls sideways where it does not fit. */
export function Tabs({ label, value, onChange, tabs }: TabsProps) {
  const row = useRef<HTMLDivElement>(null)
  const activeIndex = tabs.findIndex((tab) => tab.value === value)

  // A tab that was opened by its address may stand beyond the edge of a phone.
  useLayoutEffect(() => {
    const list = row.current
    const active = list?.children[activeIndex]
    if (!list || !(active instanceof HTMLElement)) return
    list.scrollLeft = active.offsetLeft - (list.clientWidth - active.offsetWidth) / 2
  }, [activeIndex])

  return (
    <Primitive.Root value={value} onValueChange={onChange}>
      <Primitive.List
        ref={row}
        aria-label={label}
        className="relative -mx-4 flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line px-4 sm:mx-0 sm:px-0"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 border-b-2 border-transparent px-4 text-body font-semibold whitespace-nowrap text-quiet -outline-offset-2 transition-colors hover:text-ink data-[state=active]:border-lantern data-[state=active]:text-ink"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
