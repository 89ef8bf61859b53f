import type { VisualElement } from '@wildpath/page/document'

export type ElementContent = VisualElement['content']

/** Sets one thing of what is chosen; undefined lets the design decide again. */
export type SetContent = <Key extends keyof ElementContent>(
  key: Key,
  value: ElementContent[Key],
) => void

/** What is undefined is left out. */
export function withContent(element: VisualElement, part: Partial<ElementContent>): VisualElement {
  const content = Object.fromEntries(
    Object.entries({ ...element.content, ...part }).filter(([, value]) => value !== undefined),
  )
  return { ...element, content }
}

/** The value that all of them have; undefined where they differ. */
export function common<Value>(
  elements: readonly VisualElement[],
  read: (element: VisualElement) => Value,
): Value | undefined {
  const [first, ...others] = elements.map(read)
  return others.every((value) => value === first) ? first : undefined
}
