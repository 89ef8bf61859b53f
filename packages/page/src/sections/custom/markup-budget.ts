/** What may still be read of the markup on a page; reading takes from it. */
export type MarkupBudget = {
  /** Characters, counted as often as a reader passes over them. */
  characters: number
  /** Beginnings and ends of elements, and comments. */
  tags: number
  /** Elements that can come of them at worst. */
  nodes: number
}

/**
 * For all custom sections of a page together: some twenty printed pages. Whoever looks at the page
 * waits while it is read, and so does everybody else.
 */
export function markupBudget(): MarkupBudget {
  return { characters: 100_000, tags: 4000, nodes: 20_000 }
}

/** Takes from the budget what something costs; false, and nothing taken, where too little is left. */
export function spend(budget: MarkupBudget, unit: keyof MarkupBudget, cost: number): boolean {
  if (cost > budget[unit]) return false
  budget[unit] -= cost
  return true
}
