import { communityNameProblem } from '@wildpath/contract/names'

/** 'Ana R.' of 'Ana Rivers': as much of a name as everybody who is signed in may read; null where none is fit. */
export function publicName(name: string | null): string | null {
  const [first, ...others] = (name ?? '').split(/\s+/).filter(Boolean)
  // Some sign up with an address as their name, or as somebody of the team.
  if (first === undefined || communityNameProblem(first) !== null) return null
  const initial = /^\p{L}/u.exec(others.at(-1) ?? '')?.[0]
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase()}.`
}
