import { product } from '@wildpath/contract'

import { Link } from '../../ui/link.tsx'
import { LogoMark } from '../../ui/logo-mark.tsx'
import { setSessionFlag } from '../../lib/session-flags.ts'

export function Logo() {
  return (
    <Link
      to="/"
      translate="no"
      onClick={() => setSessionFlag('visitedHomePage')}
      className="inline-flex min-h-11 items-center gap-2 rounded-control font-display text-title font-semibold tracking-tight"
    >
      <LogoMark className="size-8" />
      {product.name}
    </Link>
  )
}
