import type { Funnel, GeneratedImage } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { ApiFailure } from '../../../../entities/api/api-failure.ts'
import { isPlanRefusal } from '../../../../entities/plan/plan-refusal.ts'
import type { StoredAd } from '../ad-lists.ts'
import { type PictureProblem, problemOf } from './picture-problem.ts'

export type PictureFailed = PictureProblem & { prompt: string }

export type PictureMakingState = {
  /** The ad whose picture is being made. */
  making: string | null
  /** Why the last picture of an ad was not made, and what it was asked for with, by the ad's id. */
  failures: Readonly<Record<string, PictureFailed>>
  /** Of 'Generate All Images', while it runs. */
  round: { done: number; total: number } | null
}

type Tools = {
  generate: (
    asked: { adId: string; prompt: string; isFirst: boolean },
    signal: AbortSignal,
  ) => Promise<GeneratedImage>
  /** Takes over the adventure with the picture on its ad. */
  takeOver: (funnel: Funnel) => Promise<void>
  /** Reads the adventure again: it was changed elsewhere. */
  refresh: () => Promise<void>
  notify: (text: string) => void
  notifySuccess: (text: string) => void
  /** Of an ad as it was: its own picture is gone from it. */
  notifyReplaced: (text: string, ad: StoredAd) => void
  notifyError: (text: string) => void
}

export type PictureMaking = {
  store: StoreApi<PictureMakingState>
  /** Resolves to the picture, or null when there is none. */
  make: (ad: StoredAd, prompt: string) => Promise<GeneratedImage | null>
  /** One after the other for every ad without a picture; what is made stays, whatever fails. */
  makeAll: (ads: readonly StoredAd[]) => Promise<void>
  /** Ends what is under way; pictures that were made stay. */
  cancel: () => void
}

/** Makes pictures of ads, one at a time, and says how it went. */
export function createPictureMaking(tools: Tools): PictureMaking {
  const store = createStore<PictureMakingState>(() => ({ making: null, failures: {}, round: null }))
  let running: AbortController | null = null
  /** The next picture of the round would fail for the same reason. */
  let hasEnded = false

  async function generate(
    asked: { adId: string; prompt: string; isFirst: boolean },
    signal: AbortSignal,
  ): Promise<GeneratedImage | 'failed' | 'made-elsewhere'> {
    const { adId, prompt } = asked
    store.setState(({ failures }) => ({ making: adId, failures: withoutKey(failures, adId) }))
    try {
      const made = await tools.generate(asked, signal)
      if (made.funnel !== null) await tools.takeOver(made.funnel)
      return made
    } catch (failure) {
      if (signal.aborted) return 'failed'
      if (asked.isFirst && isMadeElsewhere(failure)) {
        await tools.refresh()
        return 'made-elsewhere'
      }
      const problem = problemOf(failure, 'Failed to generate image')
      store.setState(({ failures }) => ({
        failures: { ...failures, [adId]: { ...problem, prompt } },
      }))
      // The upgrade dialog says it.
      if (isPlanRefusal(failure)) cancel()
      hasEnded = isEndOfRound(failure)
      return 'failed'
    } finally {
      store.setState({ making: null })
    }
  }

  function sayMade(count: number): void {
    if (count === 0) tools.notify('All ads already have images')
    else tools.notifySuccess(madeText(count))
  }

  function cancel(): void {
    running?.abort(new Error('Called off by the person'))
  }

  return {
    store,
    cancel,

    async make(ad, prompt) {
      if (running !== null) return null
      running = new AbortController()
      const { signal } = running
      try {
        const made = await generate({ adId: ad.id, prompt, isFirst: false }, signal)
        if (typeof made === 'string') {
          if (!signal.aborted) tools.notifyError('Failed to generate image')
          return null
        }
        if (made.funnel === null) {
          tools.notify('This ad is gone. The picture is in your design library.')
        } else if (ad.imageUrl === undefined) {
          tools.notifySuccess('Image added to your ad!')
        } else {
          tools.notifyReplaced('Image added to your ad!', ad)
        }
        return made
      } finally {
        running = null
      }
    },

    async makeAll(ads) {
      if (running !== null) return
      const missing = ads.filter(({ imageUrl }) => imageUrl === undefined)
      if (missing.length === 0) return tools.notify('All ads already have images')
      running = new AbortController()
      hasEnded = false
      const { signal } = running
      let made = 0
      let failed = 0
      store.setState({ round: { done: 0, total: missing.length } })
      try {
        for (const [index, ad] of missing.entries()) {
          const asked = { adId: ad.id, prompt: promptOf(ad), isFirst: true }
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          const picture = await generate(asked, signal)
          if (signal.aborted) break
          if (picture === 'failed') failed += 1
          else if (picture !== 'made-elsewhere') made += 1
          if (hasEnded) break
          store.setState({ round: { done: index + 1, total: missing.length } })
        }
        if (failed > 0) tools.notifyError('Failed to generate some images')
        else if (!signal.aborted) sayMade(made)
        else tools.notify(made > 0 ? `Stopped. ${madeText(made)}` : 'Stopped. No image was added.')
      } finally {
        running = null
        store.setState({ round: null })
      }
    },
  }
}

/** What a picture of an ad is asked for with, where nobody wrote anything else. */
export function promptOf({ imagePrompt, headline, body }: StoredAd): string {
  return imagePrompt ?? `${headline}. ${body}`
}

/** No room in the library, or no more pictures this hour. */
function isEndOfRound(failure: unknown): boolean {
  return (
    failure instanceof ApiFailure &&
    (failure.code === 'design-limit' || failure.code === 'image-limit')
  )
}

/** Another tab, or another person of the team, was faster. */
function isMadeElsewhere(failure: unknown): boolean {
  return (
    failure instanceof ApiFailure &&
    (failure.code === 'image-exists' || failure.code === 'image-busy')
  )
}

function madeText(count: number): string {
  return count === 1 ? '1 image added.' : `${count} images added.`
}

function withoutKey<Value>(record: Readonly<Record<string, Value>>, key: string) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
}
