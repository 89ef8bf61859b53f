import { join } from 'node:path'

import type { RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'

import { earlyScreens } from './early-screens.ts'
import { screens } from './router.tsx'
import { screenPaths } from './screen-paths.ts'

/** By path, without those that only frame others. */
function screenRoutes(routes: readonly RouteObject[]): Map<string, RouteObject> {
  return new Map(
    routes.flatMap((route) =>
      route.children ? [...screenRoutes(route.children)] : [[`/${route.path ?? ''}`, route]],
    ),
  )
}

describe('screens that the document asks for', () => {
  it.each(Object.entries(earlyScreens))(
    '%s is the one of the router',
    async (path, { module }) => {
      expect(screenPaths).toContain(path)
      const { lazy } = screenRoutes(screens).get(path) ?? {}
      if (typeof lazy !== 'function') throw new Error(`${path} has no screen of its own`)
      const { Component } = await lazy()
      const exported: object = await import(join(import.meta.dirname, '..', module))
      expect(Object.values(exported)).toContain(Component)
    },
    30_000,
  )
})
