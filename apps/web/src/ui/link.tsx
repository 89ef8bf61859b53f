import { useContext } from 'react'

import { LinkContext, type LinkProps } from './link-context.ts'

/** A link to another screen of the product; works with and without the router around it. */
export function Link({ to, children, ...rest }: LinkProps) {
  const { RoutedLink } = useContext(LinkContext)
  if (!RoutedLink) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <RoutedLink to={to} {...rest}>
      {children}
    </RoutedLink>
  )
}
