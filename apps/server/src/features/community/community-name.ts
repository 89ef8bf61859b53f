/** Of whoever has chosen none and whose own name would show an address, or nothing. */
const nameless = 'A member'

/** How somebody is called on the questions page: as they chose, else by their first name. */
export function communityName(chosen: string | null, fullName: string): string {
  if (chosen !== null) return chosen
  const [first = ''] = fullName.trim().split(/\s+/)
  return first === '' || first.includes('@') ? nameless : first.slice(0, 40)
}
