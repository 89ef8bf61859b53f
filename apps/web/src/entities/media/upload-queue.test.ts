import { errorTable, type MediaAsset, mediaAssetLimits } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { ApiFailure } from '../api/api-failure.ts'
import { networkFailure } from '../../lib/request-failure.ts'
import { createUploadQueue } from './upload-queue.ts'

/** A file on its way: the test says how far it is and how it ends. */
type Sending = {
  name: string
  onProgress: (share: number) => void
  signal: AbortSignal
  resolve: () => void
  reject: (failure: Error) => void
}

function build() {
  const sendings: Sending[] = []
  const added: string[] = []
  const told: string[] = []
  const queue = createUploadQueue({
    upload: (file, { onProgress, signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<MediaAsset>()
      const asset = { fileName: file.name } as MediaAsset
      signal.addEventListener('abort', () => reject(networkFailure()))
      sendings.push({ name: file.name, onProgress, signal, resolve: () => resolve(asset), reject })
      return promise
    },
    onAdded: ({ fileName }) => added.push(fileName),
    notifyError: (text) => told.push(text),
  })
  queue.setShown(true)
  /** The file that is sent as the nth, once it is. */
  async function sending(nth: number): Promise<Sending> {
    await expect.poll(() => sendings.length).toBeGreaterThan(nth)
    const found = sendings[nth]
    if (!found) throw new Error(`Nothing was sent as number ${nth}`)
    return found
  }
  const states = () => queue.store.getState().uploads.map(({ file, state }) => [file.name, state])
  return { queue, sending, sendings, added, told, states }
}

const file = (name: string) => new File(['picture'], name)

function tooLarge(): File {
  const large = file('large.png')
  Object.defineProperty(large, 'size', { value: mediaAssetLimits.fileBytes + 1 })
  return large
}

describe('an upload queue', () => {
  it('sends one file after the other, and forgets those that arrived', async () => {
    const { queue, sending, sendings, added, states } = build()
    queue.add([file('a.png'), file('b.png')])
    const first = await sending(0)
    expect(states()).toEqual([
      ['a.png', 'sending'],
      ['b.png', 'waiting'],
    ])
    expect(sendings).toHaveLength(1)

    first.resolve()
    await sending(1)
    expect(states()).toEqual([['b.png', 'sending']])
    expect(added).toEqual(['a.png'])
    expect(queue.store.getState().added).toBe('a.png was added to your library.')
  })

  it('says how far a file is', async () => {
    const { queue, sending } = build()
    queue.add([file('a.png')])
    const first = await sending(0)
    first.onProgress(0.4)
    expect(queue.store.getState().uploads[0]).toMatchObject({ state: 'sending', share: 0.4 })
  })

  it('does not send what is too large', () => {
    const { queue, sendings } = build()
    queue.add([tooLarge()])
    expect(sendings).toEqual([])
    expect(queue.store.getState().uploads[0]).toMatchObject({
      state: 'refused',
      reason: errorTable['image-too-large'].message,
      canRetry: false,
    })
  })

  it('keeps what did not arrive for another try, behind what waits already', async () => {
    const { queue, sending, states } = build()
    queue.add([file('a.png'), file('b.png')])
    const first = await sending(0)
    first.reject(networkFailure())
    const second = await sending(1)
    const [lost] = queue.store.getState().uploads
    if (lost?.state !== 'refused') throw new Error('It was not refused')
    expect(lost).toMatchObject({ reason: networkFailure().message, canRetry: true })

    queue.retry(lost)
    expect(states()).toEqual([
      ['a.png', 'waiting'],
      ['b.png', 'sending'],
    ])
    second.resolve()
    expect((await sending(2)).name).toBe('a.png')
  })

  it('offers no other try for a file that will never do', async () => {
    const { queue, sending } = build()
    queue.add([file('a.png')])
    const first = await sending(0)
    first.reject(new ApiFailure({ code: 'image-damaged', status: 422, message: 'It is damaged.' }))
    await expect
      .poll(() => queue.store.getState().uploads[0])
      .toMatchObject({ state: 'refused', reason: 'It is damaged.', canRetry: false })
  })

  it('takes a refused file off the list', () => {
    const { queue, states } = build()
    queue.add([tooLarge()])
    const [refused] = queue.store.getState().uploads
    queue.dismiss(refused?.id ?? '')
    expect(states()).toEqual([])
  })

  it('stops an upload that is cancelled, and goes on with the next', async () => {
    const { queue, sending, added, told, states } = build()
    queue.add([file('a.png'), file('b.png'), file('c.png')])
    const first = await sending(0)
    const [one, two] = queue.store.getState().uploads
    queue.dismiss(two?.id ?? '')
    queue.dismiss(one?.id ?? '')
    expect(first.signal.aborted).toBe(true)
    const next = await sending(1)
    expect(next.name).toBe('c.png')
    expect(states()).toEqual([['c.png', 'sending']])
    next.resolve()
    await expect.poll(() => added).toEqual(['c.png'])
    expect(told).toEqual([])
  })

  it('goes on when the library is closed, and then says what was refused', async () => {
    const { queue, sending, added, told } = build()
    queue.add([file('a.png'), file('b.png')])
    queue.setShown(false)
    const first = await sending(0)
    first.reject(networkFailure())
    const second = await sending(1)
    second.resolve()
    await expect.poll(() => added).toEqual(['b.png'])
    expect(told).toEqual([`a.png: ${networkFailure().message}`])
  })
})
