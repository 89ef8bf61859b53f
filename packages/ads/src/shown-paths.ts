/** In characters, as Google takes them. */
const longestPath = 15

/**
 * The words of the slug in the two places behind the host that people see in a Google ad; what has no room is left
 * out, and so is 'funnel', which says nothing to them.
 */
export function shownPaths(slug: string): string[] {
  const paths: string[] = []
  const words = slug.replace(/-funnel(?=-\d+$|$)/, '').split('-')
  for (const word of words.filter((part) => part !== '' && part.length <= longestPath)) {
    const longer = `${paths.at(-1) ?? ''}-${word}`
    if (paths.length > 0 && longer.length <= longestPath) paths[paths.length - 1] = longer
    else if (paths.length < 2) paths.push(word)
    else break
  }
  return paths
}
