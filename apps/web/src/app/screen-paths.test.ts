import type { RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'

import { bareScreens, screens } from './router.tsx'
import { isScreenPath, screenPaths } from './screen-paths.ts'

/** Every address that leads to a screen of its own; those with a star lead to 'Page Not Found'. */
function pathsOf(routes: readonly RouteObject[], parent = ''): string[] {
  return routes.flatMap((route) => {
    if (route.path?.includes('*')) return []
    const path = route.path === undefined ? parent : `${parent}/${route.path}`
    return route.children ? pathsOf(route.children, path) : [path || '/']
  })
}

describe('the addresses that the server knows', () => {
  it('are those of the router', () => {
    // The gallery is there in development only.
    const routed = pathsOf([...screens, ...bareScreens]).filter((path) => path !== '/gallery')
    expect(routed.toSorted()).toEqual([...screenPaths].toSorted())
  })

  it('match whole paths', () => {
    expect(isScreenPath('/')).toBe(true)
    expect(isScreenPath('/funnel/6f0c/preview')).toBe(true)
    expect(isScreenPath('/dashboard/')).toBe(true)
    expect(isScreenPath('/funnel/6f0c/nowhere')).toBe(false)
    expect(isScreenPath('/dashboards')).toBe(false)
  })
})
