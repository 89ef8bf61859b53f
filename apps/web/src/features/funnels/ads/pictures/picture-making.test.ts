import type { Funnel, GeneratedImage } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { ApiFailure } from '../../../../entities/api/api-failure.ts'
import type { StoredAd } from '../ad-lists.ts'
import { createPictureMaking, promptOf } from './picture-making.ts'

const adOf = (id: string, more: Partial<StoredAd> = {}) =>
  ({ id, headline: `Head ${id}`, body: 'Body', platform: 'facebook', ...more }) as StoredAd
const made = (funnel: Funnel | null = { id: 'f' } as Funnel) =>
  ({ imageUrl: '/p.webp', funnel }) as GeneratedImage

/** A server that answers when it is told to. */
function open() {
  const calls: (PromiseWithResolvers<GeneratedImage> & {
    adId: string
    prompt: string
    signal: AbortSignal
  })[] = []
  const log: string[] = []
  const say = (text: string) => void log.push(text)
  const making = createPictureMaking({
    generate({ adId, prompt }, signal) {
      const call = Promise.withResolvers<GeneratedImage>()
      calls.push({ ...call, adId, prompt, signal })
      signal.addEventListener('abort', () => call.reject(signal.reason))
      return call.promise
    },
    takeOver: async () => say('taken over'),
    notify: say,
    notifySuccess: say,
    notifyReplaced: (text, ad) => say(`${text} Back to ${ad.imageUrl}`),
    notifyError: say,
  })
  /** The next call, once it is made. */
  async function callNumber(number: number) {
    await expect.poll(() => calls.length).toBe(number)
    const call = calls[number - 1]
    if (call === undefined) throw new Error('No call')
    return call
  }
  return { making, calls, callNumber, log, state: () => making.store.getState() }
}

const refused = (message: string, code = 'image-failed') =>
  new ApiFailure({ code: code as ApiFailure['code'], status: 502, message })

describe('a picture of an ad', () => {
  it('is shown on the ad before it is said', async () => {
    const { making, callNumber, log, state } = open()
    const picture = making.make(adOf('a'), 'A raft')
    const call = await callNumber(1)
    expect([call.adId, call.prompt, state().making]).toEqual(['a', 'A raft', 'a'])
    call.resolve(made())
    expect(await picture).not.toBeNull()
    expect(log).toEqual(['taken over', 'Image added to your ad!'])
    expect(state()).toEqual({ making: null, failures: {} })
  })

  it('that takes the place of another says so with the way back', async () => {
    const { making, callNumber, log } = open()
    const picture = making.make(adOf('a', { imageUrl: '/photo' }), 'A raft')
    ;(await callNumber(1)).resolve(made())
    await picture
    expect(log.at(-1)).toBe('Image added to your ad! Back to /photo')
  })

  it('is not asked for twice at once', async () => {
    const { making, calls, callNumber } = open()
    const picture = making.make(adOf('a'), 'A raft')
    const call = await callNumber(1)
    expect(await making.make(adOf('a'), 'A raft')).toBeNull()
    call.resolve(made())
    await picture
    expect(calls).toHaveLength(1)
  })

  it('that fails says why until it is tried again', async () => {
    const { making, callNumber, log, state } = open()
    const first = making.make(adOf('a'), 'A raft')
    ;(await callNumber(1)).reject(refused('Rate limit exceeded.'))
    expect(await first).toBeNull()
    expect(state().failures).toEqual({
      a: { message: 'Rate limit exceeded.', isOfService: true, prompt: 'A raft' },
    })
    expect(log).toEqual(['Failed to generate image'])
    const second = making.make(adOf('a'), 'A raft')
    await callNumber(2)
    expect(state().failures).toEqual({})
    making.cancel()
    await second
    expect(log).toHaveLength(1)
  })

  it('whose ad is gone is said to be in the library', async () => {
    const { making, callNumber, log } = open()
    const picture = making.make(adOf('a'), 'A raft')
    ;(await callNumber(1)).resolve(made(null))
    await picture
    expect(log).toEqual(['This ad is gone. The picture is in your design library.'])
  })
})

it('an ad is pictured by the words of its last picture, else by its own', () => {
  expect(promptOf(adOf('a', { imagePrompt: 'A raft' }))).toBe('A raft')
  expect(promptOf(adOf('a'))).toBe('Head a. Body')
})
