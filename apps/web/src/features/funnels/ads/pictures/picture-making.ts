import type { Funnel, GeneratedImage } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { isPlanRefusal } from '../../../../entities/plan/plan-refusal.ts'
import type { StoredAd } from '../ad-lists.ts'
import { type PictureProblem, problemOf } from './picture-problem.ts'

export type PictureFailed = PictureProblem & { prompt: string }

export type PictureMakingState = {
  /** The ad whose picture is being made. */
  making: string | null
  /** Why the last picture of an ad was not made, and what it was asked for with, by the ad's id. */
  failures: Readonly<Record<string, PictureFailed>>
}

type Tools = {
  generate: (
    asked: { adId: string; prompt: string },
    signal: AbortSignal,
  ) => Promise<GeneratedImage>
  /** Takes over the adventure with the picture on its ad. */
  takeOver: (funnel: Funnel) => Promise<void>
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
  /** Ends what is under way; pictures that were made stay. */
  cancel: () => void
}

/** Makes pictures of ads, one at a time, and says how it went. */
export function createPictureMaking(tools: Tools): PictureMaking {
  const store = createStore<PictureMakingState>(() => ({ making: null, failures: {} }))
  let running: AbortController | null = null

  async function generate(
    asked: { adId: string; prompt: string },
    signal: AbortSignal,
  ): Promise<GeneratedImage | null> {
    const { adId, prompt } = asked
    store.setState(({ failures }) => ({ making: adId, failures: withoutKey(failures, adId) }))
    try {
      const made = await tools.generate(asked, signal)
      if (made.funnel !== null) await tools.takeOver(made.funnel)
      return made
    } catch (failure) {
      if (signal.aborted) return null
      const problem = problemOf(failure, 'Failed to generate image')
      store.setState(({ failures }) => ({
        failures: { ...failures, [adId]: { ...problem, prompt } },
      }))
      // The upgrade dialog says it.
      if (isPlanRefusal(failure)) cancel()
      return null
    } finally {
      store.setState({ making: null })
    }
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
        const made = await generate({ adId: ad.id, prompt }, signal)
        if (made === null) {
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
  }
}

/** What a picture of an ad is asked for with, where nobody wrote anything else. */
export function promptOf({ imagePrompt, headline, body }: StoredAd): string {
  return imagePrompt ?? `${headline}. ${body}`
}

function withoutKey<Value>(record: Readonly<Record<string, Value>>, key: string) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
}
