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
    isFirst: boolean
    signal: AbortSignal
  })[] = []
  const log: string[] = []
  const say = (text: string) => void log.push(text)
  const making = createPictureMaking({
    generate({ adId, prompt, isFirst }, signal) {
      const call = Promise.withResolvers<GeneratedImage>()
      calls.push({ ...call, adId, prompt, isFirst, signal })
      signal.addEventListener('abort', () => call.reject(signal.reason))
      return call.promise
    },
    takeOver: async () => say('taken over'),
    refresh: async () => say('read again'),
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
    expect([call.adId, call.prompt, call.isFirst, state().making]).toEqual([
      'a',
      'A raft',
      false,
      'a',
    ])
    call.resolve(made())
    expect(await picture).not.toBeNull()
    expect(log).toEqual(['taken over', 'Image added to your ad!'])
    expect(state()).toEqual({ making: null, failures: {}, round: null })
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
    await making.makeAll([adOf('b')])
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

describe('pictures of all ads', () => {
  it('are made one after the other, for those without one, with their own words', async () => {
    const { making, callNumber, log, state } = open()
    const ads = [adOf('a', { imageUrl: '/x' }), adOf('b', { imagePrompt: 'A canoe' }), adOf('c')]
    const round = making.makeAll(ads)
    const first = await callNumber(1)
    expect([first.prompt, state().round]).toEqual(['A canoe', { done: 0, total: 2 }])
    first.resolve(made())
    const second = await callNumber(2)
    expect([second.prompt, state().round]).toEqual(['Head c. Body', { done: 1, total: 2 }])
    second.resolve(made())
    await round
    expect(state().round).toBeNull()
    expect(log.at(-1)).toBe('2 images added.')
  })

  it('go on after one that failed, which keeps its reason', async () => {
    const { making, callNumber, log, state } = open()
    const round = making.makeAll([adOf('a'), adOf('b')])
    ;(await callNumber(1)).reject(refused('No.'))
    ;(await callNumber(2)).resolve(made())
    await round
    expect(state().failures).toEqual({
      a: { message: 'No.', isOfService: true, prompt: 'Head a. Body' },
    })
    expect(log).toEqual(['taken over', 'Failed to generate some images'])
  })

  it('end when they are called off, and what was made stays', async () => {
    const { making, callNumber, calls, log } = open()
    const round = making.makeAll([adOf('a'), adOf('b'), adOf('c')])
    ;(await callNumber(1)).resolve(made())
    await callNumber(2)
    making.cancel()
    await round
    expect(calls).toHaveLength(2)
    expect(log.at(-1)).toBe('Stopped. 1 image added.')
  })

  it.each(['image-exists', 'image-busy'])(
    'pass over an ad that another tab has pictured: %s',
    async (code) => {
      const { making, callNumber, log, state } = open()
      const round = making.makeAll([adOf('a'), adOf('b')])
      const first = await callNumber(1)
      expect(first.isFirst).toBe(true)
      first.reject(refused('There already.', code))
      ;(await callNumber(2)).resolve(made())
      await round
      expect(log).toEqual(['read again', 'taken over', '1 image added.'])
      expect(state().failures).toEqual({})
    },
  )

  it('say so where another tab has made all of them', async () => {
    const { making, callNumber, log } = open()
    const round = making.makeAll([adOf('a')])
    ;(await callNumber(1)).reject(refused('There already.', 'image-exists'))
    await round
    expect(log).toEqual(['read again', 'All ads already have images'])
  })

  it.each(['design-limit', 'image-limit'])(
    'end where the rest would fail, too: %s',
    async (code) => {
      const { making, callNumber, calls, log } = open()
      const round = making.makeAll([adOf('a'), adOf('b')])
      ;(await callNumber(1)).reject(refused('No room.', code))
      await round
      expect(calls).toHaveLength(1)
      expect(log).toEqual(['Failed to generate some images'])
    },
  )

  it('end at once where the plan has none', async () => {
    const { making, callNumber, calls } = open()
    const round = making.makeAll([adOf('a'), adOf('b')])
    ;(await callNumber(1)).reject(refused('Upgrade', 'ad-images-need-plan'))
    await round
    expect(calls).toHaveLength(1)
  })

  it('are not made where all have one', async () => {
    const { making, log } = open()
    await making.makeAll([adOf('a', { imageUrl: '/x' })])
    expect(log).toEqual(['All ads already have images'])
  })
})

it('an ad is pictured by the words of its last picture, else by its own', () => {
  expect(promptOf(adOf('a', { imagePrompt: 'A raft' }))).toBe('A raft')
  expect(promptOf(adOf('a'))).toBe('Head a. Body')
})
