import type { PagePictures } from '@wildpath/page/media'

/** What undoing and redoing go back to: pictures as they were, the latest last. */
export type PictureSteps = { past: readonly PagePictures[]; future: readonly PagePictures[] }

export const noSteps: PictureSteps = { past: [], future: [] }

const mostSteps = 50

export type SteppedPictures = { pictures: PagePictures; steps: PictureSteps }

/** A change of pictures is one step, however many it changes; what was undone is gone then. */
export function step({ pictures, steps }: SteppedPictures, next: PagePictures): SteppedPictures {
  if (JSON.stringify(next) === JSON.stringify(pictures)) return { pictures, steps }
  return {
    pictures: next,
    steps: { past: [...steps.past, pictures].slice(-mostSteps), future: [] },
  }
}

export function undone({ pictures, steps }: SteppedPictures): SteppedPictures {
  const before = steps.past.at(-1)
  if (before === undefined) return { pictures, steps }
  return {
    pictures: before,
    steps: { past: steps.past.slice(0, -1), future: [...steps.future, pictures] },
  }
}

export function redone({ pictures, steps }: SteppedPictures): SteppedPictures {
  const after = steps.future.at(-1)
  if (after === undefined) return { pictures, steps }
  return {
    pictures: after,
    steps: { past: [...steps.past, pictures], future: steps.future.slice(0, -1) },
  }
}
