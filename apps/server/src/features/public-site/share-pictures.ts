import { hash } from 'node:crypto'

import type { SceneOrder } from '@wildpath/illustrator/draw'

/** What a share picture shows; equal scenes are one picture, whoever's page they stand on. */
export type SharedScene = Pick<SceneOrder, 'scene' | 'colours'>

/** Pixels, as social networks want them. */
export const shareSize = { width: 1200, height: 630 }

export type SharePicture = { etag: string; bytes: Buffer }

export type SharePictures = {
  /** Painted when it is first asked for; null while too many others are being painted. */
  get(shared: SharedScene): Promise<SharePicture | null>
}

type Options = {
  paint(order: SceneOrder): Promise<Buffer>
  /** How many are kept, the latest. */
  capacity: number
  /** How many may be painted, or wait for it, at a time. */
  largestQueue: number
}

/** One picture is painted at a time: it takes a core, which page loads must not wait for. */
export function createSharePictures({ paint, capacity, largestQueue }: Options): SharePictures {
  const kept = new Map<string, Promise<SharePicture>>()
  let queue: Promise<unknown> = Promise.resolve()
  let queued = 0

  async function paintInTurn(shared: SharedScene): Promise<SharePicture> {
    queued += 1
    const turn = queue.then(() => paint({ ...shared, ...shareSize }))
    queue = turn.catch(() => {})
    try {
      const bytes = await turn
      return { etag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`, bytes }
    } finally {
      queued -= 1
    }
  }

  return {
    async get(shared) {
      const key = JSON.stringify([shared.scene, shared.colours])
      const known = kept.get(key)
      if (known !== undefined) {
        // The latest asked for is the last to go.
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      if (queued >= largestQueue) return null
      const painted = paintInTurn(shared)
      kept.set(key, painted)
      painted.catch(() => kept.delete(key))
      const oldest = kept.size > capacity ? kept.keys().next().value : undefined
      if (oldest !== undefined) kept.delete(oldest)
      return painted
    },
  }
}
