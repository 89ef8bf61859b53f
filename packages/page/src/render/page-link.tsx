import type { ReactNode } from 'react'

import type { RenderContext } from './render-context.ts'

type PageLinkProps = {
  className: string
  href: string
  mode: RenderContext['mode']
  children: ReactNode
}

/** A link for visitors; the same shape without a destination in a preview, or where there is none. */
export function PageLink({ className, href, mode, children }: PageLinkProps) {
  if (mode === 'preview' || href === '') return <span className={className}>{children}</span>
  return (
    <a className={className} href={href}>
      {children}
    </a>
  )
}
