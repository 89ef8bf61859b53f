import { describeScene, sceneOfWords } from '@wildpath/illustrator'

import type { ImageAi } from './image-ai.ts'

type Options = { paint(order: PaintOrder): Promise<Buffer> }
type PaintOrder = Parameters<typeof import('../../illustrator/index.ts').paintScene>[0]

const middle = { x: 50, y: 50 }

/** Built in: draws the scene that the words ask for, in the colours of the business. */
export function createSandboxImageAi({ paint }: Options): ImageAi {
  return {
    kind: 'sandbox',
    async make({ prompt, width, height, bases, colours, seed }, { signal }) {
      if (signal.aborted) return { ok: false, failure: { kind: 'cancelled' } }
      const scene = sceneOfWords(prompt, bases, seed)
      const bytes = await paint({ scene, colours, width, height })
      if (signal.aborted) return { ok: false, failure: { kind: 'cancelled' } }
      const focus = middle
      return { ok: true, image: { bytes, focus, kind: 'illustration', alt: describeScene(scene) } }
    },
  }
}
