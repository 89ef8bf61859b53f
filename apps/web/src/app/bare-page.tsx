import { product } from '@wildpath/contract'
import type { ReactNode } from 'react'

import { LogoMark } from '../ui/logo-mark.tsx'

/** A whole page without the shell and without the router, for when neither can be trusted. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="content-width flex h-16 items-center">
          <a
            href="/"
            className="inline-flex min-h-11 items-center gap-2 rounded-control font-display text-title font-semibold tracking-tight"
          >
            <LogoMark className="size-8" />
            {product.name}
          </a>
        </div>
      </header>
      <main className="flex flex-1 flex-col">{children}</main>
    </div>
  )
}
