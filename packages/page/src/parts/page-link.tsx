import type { ReactNode } from 'react'

import type { RenderContext } from './render-context.ts'

type PageLinkProps = {
  className: string
  href: string
  mode: RenderContext['mode']
  /** Where its words stand, when they are all that stands in it. */
  path?: string | undefined
  children: ReactNode
}

/**
 * A link for visitors; the same shape without a destination in a preview. What leads nowhere is
 * plain words, and looks like them.
 */
export function PageLink({ className, href, mode, path, children }: PageLinkProps) {
  if (href === '') {
    return (
      <span className={`${className} pg-unlinked`} data-path={path}>
        {children}
      </span>
    )
  }
  if (mode !== 'public') {
    return (
      <span className={className} data-link="" data-path={path}>
        {children}
      </span>
    )
  }
  return (
    <a className={className} href={href}>
      {children}
    </a>
  )
}
