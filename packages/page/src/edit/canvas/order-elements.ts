import type { VisualElement } from '../../document/index.ts'

export const orderings = ['forward', 'backward', 'front', 'back'] as const
export type Ordering = (typeof orderings)[number]

/** The order in the list is the order of drawing: the last stands in front. The named ones keep theirs. */
export function orderElements(
  elements: readonly VisualElement[],
  ids: ReadonlySet<string>,
  to: Ordering,
): readonly VisualElement[] {
  const ordered = reorder(elements, ids, to)
  return ordered.every((element, index) => element === elements[index]) ? elements : ordered
}

function reorder(
  elements: readonly VisualElement[],
  ids: ReadonlySet<string>,
  to: Ordering,
): readonly VisualElement[] {
  const chosen = elements.filter(({ id }) => ids.has(id))
  const others = elements.filter(({ id }) => !ids.has(id))
  switch (to) {
    case 'front':
      return [...others, ...chosen]
    case 'back':
      return [...chosen, ...others]
    case 'forward':
      return stepForward(elements.toReversed(), ids).toReversed()
    case 'backward':
      return stepForward(elements, ids)
  }
}

/** Every named one changes places with the one before it, unless that is named too. */
function stepForward(elements: readonly VisualElement[], ids: ReadonlySet<string>) {
  const next = [...elements]
  for (let index = 1; index < next.length; index += 1) {
    const [before, own] = [next[index - 1], next[index]]
    if (before === undefined || own === undefined) continue
    if (ids.has(own.id) && !ids.has(before.id)) [next[index - 1], next[index]] = [own, before]
  }
  return next
}
