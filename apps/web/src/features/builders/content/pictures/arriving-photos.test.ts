import type { MediaAsset } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { createUploadQueue } from '../../../../entities/media/upload-queue.ts'
import { networkFailure } from '../../../../lib/request-failure.ts'
import { createArrivingPhotos } from './arriving-photos.ts'

it('tells of photos that arrived together once, and keeps the refused ones', async () => {
  const arrivals: string[][] = []
  const list = createArrivingPhotos({
    createQueue: (onAdded) =>
      createUploadQueue({
        upload: ({ name }) =>
          name === 'lost.png'
            ? Promise.reject(networkFailure())
            : Promise.resolve({ id: name, fileName: name } as MediaAsset),
        onAdded,
        notifyError: () => {},
      }),
    onArrived: (assets) => arrivals.push(assets.map(({ fileName }) => fileName)),
  })
  list.add(['a.png', 'lost.png', 'b.png'].map((name) => new File(['picture'], name)))
  await list.whenSettled()
  expect(arrivals).toEqual([['a.png', 'b.png']])
  const { photos } = list.store.getState()
  expect(photos.map(({ state }) => state)).toEqual(['refused'])
})
