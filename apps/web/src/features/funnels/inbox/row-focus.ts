/** The lead whose link has the focus. */
export function leadFocused(target: EventTarget): string | null {
  return target instanceof HTMLElement ? (target.dataset['lead'] ?? null) : null
}

export function focusLead(root: ParentNode, id: string): void {
  root.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"]`)?.focus()
}
