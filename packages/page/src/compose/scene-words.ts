import type { Scene } from '../scene/scene-schema.ts'

/** What a drawn scene shows, for those who do not see it. */
export function describeScene({ kind }: Scene): string {
  return `Drawing of a ${kind}`
}
