export function rowIdOf(target: EventTarget | null): string | null {
  return target instanceof HTMLElement ? (target.dataset['chat'] ?? null) : null
}

/** Answers whether there is such a row. */
export function focusRow(root: ParentNode, id: string): boolean {
  const row = root.querySelector<HTMLElement>(`[data-chat="${CSS.escape(id)}"]`)
  row?.focus()
  return row !== null
}
