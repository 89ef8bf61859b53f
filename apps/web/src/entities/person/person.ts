import type { User } from '@wildpath/contract'
import { createContext, useContext } from 'react'

/** Null for visitors; inside the app the shell provides who is signed in, or the demo user. */
export const PersonContext = createContext<User | null>(null)

/** Who is looking at this screen. */
export function usePerson(): User | null {
  return useContext(PersonContext)
}
