import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'

export type LinkProps = ComponentProps<'a'> & { to: string }

/** How the page that is shown moves on: inside the app by its router, on a rendered page by the browser. */
type Surroundings = {
  pathname: string
  /** With its '?', or nothing. */
  search?: string
  /** The router's link; absent where whole pages are loaded. */
  RoutedLink?: ComponentType<LinkProps>
}

export const LinkContext = createContext<Surroundings>({ pathname: '/' })

/** Path of the page that is shown, the same on the server and in the browser. */
export function usePathname(): string {
  return useContext(LinkContext).pathname
}

/** The query that the page was asked for with, the same on the server and in the browser. */
export function usePageSearch(): string {
  return useContext(LinkContext).search ?? ''
}
