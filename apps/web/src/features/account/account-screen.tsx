import type { ReactNode } from 'react'

import { useScreenTitle } from '../../entities/site/use-screen-title.ts'

/** The frame of /account, 'My Account' (spec 3, section 2.10). */
export function AccountScreen({ children }: { children: ReactNode }) {
  useScreenTitle('My Account')

  return (
    <div className="content-width flex-1 py-8 sm:py-10">
      <h1 className="text-heading">My Account</h1>
      <p className="mt-2 mb-6 text-quiet sm:mb-8">
        Who you are here, what you pay, and what is kept about you.
      </p>
      {children}
    </div>
  )
}
