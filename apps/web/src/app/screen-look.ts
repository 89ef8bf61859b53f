import { matchPath } from 'react-router'

import { screens } from '../screens.ts'
import type { ScreenLook } from './shell/shell.tsx'

/** Addresses beside or below a place of work that lead nowhere keep its sky. */
const workPlaces = new Set(
  screens.flatMap(({ path, sky, frame }) =>
    sky === 'scenic' || frame === 'bare' ? [] : [firstSegment(path)],
  ),
)

/** What stands around the screen at this path. */
export function screenLook(pathname: string): ScreenLook {
  const screen = screens.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname))
  if (screen) {
    const { sky, frame } = screen
    return { sky, isWorkspace: frame === 'workspace' }
  }
  const sky = workPlaces.has(firstSegment(pathname)) ? 'margins' : 'scenic'
  return { sky, isWorkspace: false }
}

function firstSegment(path: string): string {
  return path.split('/').find(Boolean) ?? ''
}
