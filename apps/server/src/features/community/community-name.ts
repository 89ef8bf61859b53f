import { communityNameProblem } from '@wildpath/contract/names'

/** Of whoever has chosen none and whose own name would show an address, read like the team, or show nothing. */
const nameless = 'A member'
const longest = 40

/** How somebody is called on the questions page: as they chose, else by their first name. */
export function communityName(chosen: string | null, fullName: string): string {
  if (chosen !== null && communityNameProblem(chosen) === null) return chosen
  const [first = ''] = fullName.trim().split(/\s+/)
  return (communityNameProblem(first) === null && beginningOf(first)) || nameless
}

/** Whole characters as people see them, such as an emoji of a family. */
function beginningOf(name: string): string {
  let beginning = ''
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (beginning.length + segment.length > longest) break
    beginning += segment
  }
  return beginning
}
