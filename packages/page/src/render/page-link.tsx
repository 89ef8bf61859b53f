import type { ReactNode } from 'react'

import type { RenderContext } from './render-context.ts'

type PageLinkProps = {
  className: string
  href: string
  mode: RenderContext['mode']
  children: ReactNode
}

/**
 * A link for visitors; the same shape without a destination in a preview. What leads nowhere is
 * plain words, and looks like them.
 */
export function PageLink({ className, href, mode, children }: PageLinkProps) {
  if (href === '') return <span className={`${className} pg-unlinked`}>{children}</span>
  if (mode === 'preview') return <span className={className}>{children}</span>
  return (
    <a className={className} href={href}>
      {children}
    </a>
  )
}
