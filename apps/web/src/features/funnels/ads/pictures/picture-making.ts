import type { Funnel, GeneratedImage } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { failureMessage } from '../../../../lib/request-failure.ts'
import { isPlanRefusal } from '../../../../entities/plan/plan-refusal.ts'
import type { StoredAd } from '../ad-lists.ts'

export type PictureMakingState = {
  /** The ad whose picture is being made. */
  making: string | null
  /** Why the last picture of an ad was not made, by the ad's id. */
  failures: Readonly<Record<string, string>>
  /** Of 'Generate All Images', while it runs. */
  round: { done: number; total: number } | null
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
  notifyError: (text: string) => void
}

export type PictureMaking = {
  store: StoreApi<PictureMakingState>
  /** Resolves to the picture, or null when there is none. */
  make: (ad: Pick<StoredAd, 'id'>, prompt: string) => Promise<GeneratedImage | null>
  /** One after the other for every ad without a picture; what is made stays, whatever fails. */
  makeAll: (ads: readonly StoredAd[]) => Promise<void>
  /** Ends what is under way; pictures that were made stay. */
  cancel: () => void
}

/** Makes pictures of ads, one at a time, and says how it went. */
export function createPictureMaking(tools: Tools): PictureMaking {
  const store = createStore<PictureMakingState>(() => ({ making: null, failures: {}, round: null }))
  let running: AbortController | null = null

  async function generate(adId: string, prompt: string, signal: AbortSignal) {
    store.setState(({ failures }) => ({
      making: adId,
      failures: withoutKey(failures, adId),
    }))
    try {
      const made = await tools.generate({ adId, prompt }, signal)
      if (made.funnel !== null) await tools.takeOver(made.funnel)
      return made
    } catch (failure) {
      if (!signal.aborted) {
        const message = failureMessage(failure, 'Failed to generate image')
        store.setState(({ failures }) => ({ failures: { ...failures, [adId]: message } }))
        // The upgrade dialog says it.
        if (isPlanRefusal(failure)) cancel()
      }
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

    async make({ id }, prompt) {
      if (running !== null) return null
      running = new AbortController()
      const { signal } = running
      try {
        const made = await generate(id, prompt, signal)
        if (made?.funnel) tools.notifySuccess('Image added to your ad!')
        else if (made) tools.notify('This ad is gone. The picture is in your design library.')
        else if (!signal.aborted) tools.notifyError('Failed to generate image')
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
      const { signal } = running
      let made = 0
      let failed = 0
      store.setState({ round: { done: 0, total: missing.length } })
      try {
        for (const [index, ad] of missing.entries()) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          const picture = await generate(ad.id, promptOf(ad), signal)
          if (signal.aborted) break
          if (picture === null) failed += 1
          else made += 1
          store.setState({ round: { done: index + 1, total: missing.length } })
        }
        if (failed > 0) tools.notifyError('Failed to generate some images')
        else if (!signal.aborted) tools.notifySuccess(madeText(made))
        else if (made > 0) tools.notify(`Stopped. ${madeText(made)}`)
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

function madeText(count: number): string {
  return count === 1 ? '1 image added.' : `${count} images added.`
}

function withoutKey(record: Readonly<Record<string, string>>, key: string) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
}
