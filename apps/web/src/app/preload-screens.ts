import { screens } from '../screens.ts'

/** Fetches the code of screens that somebody is about to see. A miss costs nothing: the router asks again. */
export function preloadScreens(paths: readonly string[]): void {
  for (const { path, importCode } of screens) {
    if (paths.includes(path)) void importCode().catch(() => {})
  }
}
