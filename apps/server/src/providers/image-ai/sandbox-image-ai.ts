import { chooseAdScene, describeScene } from '@wildpath/illustrator'
import { focusOfScene } from '@wildpath/illustrator/draw'

import type { ImageAi } from './image-ai.ts'

type Options = { paint(order: PaintOrder): Promise<Buffer> }
type PaintOrder = Parameters<typeof import('../../illustrator/index.ts').paintScene>[0]

/** What a picture shows is said by then, and nobody's words hold up everybody's requests. */
const readCharacters = 1500

/** Built in: draws the scene that the words ask for, in the colours of the business. */
export function createSandboxImageAi({ paint }: Options): ImageAi {
  return {
    kind: 'sandbox',
    async make({ words: asked, setting, width, height, bases, colours, seed }, { signal }) {
      if (signal.aborted) return { ok: false, failure: { kind: 'cancelled' } }
      const words = asked.slice(0, readCharacters)
      const { scene, cast } = chooseAdScene({ words, setting, bases, seed })
      const order = { scene, cast, colours, width, height }
      const bytes = await paint(order)
      if (signal.aborted) return { ok: false, failure: { kind: 'cancelled' } }
      const focus = focusOfScene(order)
      const alt = describeScene(scene, cast)
      return { ok: true, image: { bytes, focus, kind: 'illustration', alt } }
    },
  }
}
