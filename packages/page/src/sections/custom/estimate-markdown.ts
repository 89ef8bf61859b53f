/** Quotes, list items and numbers that one line begins with, each within the one before. */
export function marksOf(line: string): number {
  const marks = line.match(/^(?:\s*(?:>|[-+*]\s|\d{1,9}[.)]\s))+/)?.[0] ?? ''
  return marks.match(/>|[-+*]\s|\d[.)]/g)?.length ?? 0
}

/**
 * Characters of markdown, each as often as it is read: the inside of a list or quote is read again
 * for every one around it. A line that is not set apart belongs to what stands above it.
 */
export function estimateMarkdown(markdown: string): number {
  let weight = 0
  let depth = 0
  for (const line of markdown.split('\n')) {
    depth = line.trim() === '' ? 0 : Math.max(depth, depthOf(line))
    weight += (line.length + 1) * (1 + depth)
  }
  return weight
}

/** Two columns are the least that something within a list is indented by. */
function depthOf(line: string): number {
  const indent = line.length - line.trimStart().length
  const tabs = line.slice(0, indent).split('\t').length - 1
  return marksOf(line) + Math.floor((indent + 3 * tabs) / 2)
}
