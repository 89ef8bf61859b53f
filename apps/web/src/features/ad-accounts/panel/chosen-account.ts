import { createJsonEntry } from '../../../lib/json-entry.ts'
import type { AdPlatform } from '../ad-platform.ts'

/** Which account of a platform was chosen last, in this browser; null where none was. */
export function chosenAccount({ key }: AdPlatform) {
  const entry = createJsonEntry(() => window.localStorage, `${key}-account`)
  return {
    load(): string | null {
      const id = entry.load()
      return typeof id === 'string' ? id : null
    },
    save: (id: string) => entry.save(id),
  }
}
