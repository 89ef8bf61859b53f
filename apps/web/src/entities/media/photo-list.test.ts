import type { MediaAsset } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { networkFailure } from '../../lib/request-failure.ts'
import { assetsOf, createPhotoList, filesOf } from './photo-list.ts'
import { createUploadQueue } from './upload-queue.ts'

type Sending = { name: string; resolve: () => void; reject: () => void }

const asset = (name: string) => ({ id: `asset of ${name}`, fileName: name }) as MediaAsset
const file = (name: string) => new File(['picture'], name)

function build({ most = 14, assets = [] as MediaAsset[], isSignedIn = true } = {}) {
  const sendings: Sending[] = []
  const list = createPhotoList({
    createQueue: isSignedIn
      ? (onAdded) =>
          createUploadQueue({
            upload: ({ name }, { signal }) => {
              const { promise, resolve, reject } = Promise.withResolvers<MediaAsset>()
              const fail = () => reject(networkFailure())
              signal.addEventListener('abort', fail)
              sendings.push({ name, resolve: () => resolve(asset(name)), reject: fail })
              return promise
            },
            onAdded,
            notifyError: () => {},
          })
      : null,
    most,
    assets,
  })
  async function sending(nth: number): Promise<Sending> {
    await expect.poll(() => sendings.length).toBeGreaterThan(nth)
    return sendings[nth]!
  }
  const states = () =>
    list.store
      .getState()
      .photos.map((photo) => [
        photo.state === 'added' ? photo.asset.fileName : photo.file.name,
        photo.state,
      ])
  const idOf = (nth: number) => list.store.getState().photos[nth]?.id ?? ''
  return { list, sending, sendings, states, idOf }
}

describe('a list of photos', () => {
  it('keeps each photo in its place while it arrives', async () => {
    const { list, sending, states } = build({ assets: [asset('old.png')] })
    list.add([file('a.png'), file('b.png')])
    const first = await sending(0)
    expect(states()).toEqual([
      ['old.png', 'added'],
      ['a.png', 'sending'],
      ['b.png', 'waiting'],
    ])
    first.resolve()
    await sending(1)
    expect(states()).toEqual([
      ['old.png', 'added'],
      ['a.png', 'added'],
      ['b.png', 'sending'],
    ])
  })

  it('moves photos, also on their way', async () => {
    const { list, sending, states, idOf } = build()
    list.add([file('a.png'), file('b.png')])
    await sending(0)
    list.move(idOf(1), -1)
    list.move(idOf(0), -1)
    const first = await sending(0)
    first.resolve()
    await sending(1)
    expect(states()).toEqual([
      ['b.png', 'sending'],
      ['a.png', 'added'],
    ])
    expect(assetsOf(list.store.getState().photos).map(({ fileName }) => fileName)).toEqual([
      'a.png',
    ])
  })

  it('takes a photo out and stops its upload', async () => {
    const { list, sending, sendings, states, idOf } = build()
    list.add([file('a.png'), file('b.png')])
    await sending(0)
    list.remove(idOf(0))
    const second = await sending(1)
    expect(states()).toEqual([['b.png', 'sending']])
    second.resolve()
    await list.whenSettled()
    list.remove(idOf(0))
    expect(states()).toEqual([])
    expect(sendings).toHaveLength(2)
  })

  it('tries again what did not arrive', async () => {
    const { list, sending, states, idOf } = build()
    list.add([file('a.png')])
    const first = await sending(0)
    first.reject()
    await list.whenSettled()
    expect(states()).toEqual([['a.png', 'refused']])
    expect(filesOf(list.store.getState().photos)).toHaveLength(1)
    list.retry(idOf(0))
    const again = await sending(1)
    again.resolve()
    await list.whenSettled()
    expect(states()).toEqual([['a.png', 'added']])
  })

  it('takes no more than a page has room for, and counts the others', () => {
    const { list, states } = build({ most: 2, assets: [asset('old.png')] })
    list.add([file('a.png'), file('b.png'), file('c.png')])
    expect(states()).toHaveLength(2)
    expect(list.store.getState().leftOut).toBe(2)
  })

  it('takes a picture of the library once', () => {
    const { list, states } = build({ assets: [asset('old.png')] })
    list.addAssets([asset('old.png'), asset('new.png')])
    expect(states()).toEqual([
      ['old.png', 'added'],
      ['new.png', 'added'],
    ])
  })

  it('gives the files back that did not arrive', async () => {
    const { list, sending, sendings, states } = build({ assets: [asset('old.png')] })
    list.add([file('a.png'), file('b.png')])
    await sending(0)
    expect(list.release().map(({ name }) => name)).toEqual(['a.png', 'b.png'])
    await list.whenSettled()
    expect(states()).toEqual([['old.png', 'added']])
    expect(sendings).toHaveLength(1)
  })

  it('holds photos where nobody is signed in', async () => {
    const { list, states } = build({ isSignedIn: false })
    list.add([file('a.png')])
    await list.whenSettled()
    expect(states()).toEqual([['a.png', 'held']])
    expect(filesOf(list.store.getState().photos).map(({ name }) => name)).toEqual(['a.png'])
  })
})
