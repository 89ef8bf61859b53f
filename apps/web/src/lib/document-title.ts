const counts = new Map<string, number>()
let title: string | null = null

export function setDocumentTitle(next: string): void {
  title = next
  show()
}

/** Shows the sum of all counts in front of the title, such as '(2) Leads · Wildpath'. */
export function setTitleCount(source: string, count: number): void {
  title ??= document.title
  counts.set(source, count)
  show()
}

function show() {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  document.title = total > 0 ? `(${total}) ${title ?? ''}` : (title ?? '')
}
