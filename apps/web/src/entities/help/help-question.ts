const longest = 100

/** What an address asks the help for, such as `?q=own domain`. */
export function askedOf(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim().slice(0, longest)
}
