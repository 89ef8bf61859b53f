import type { PictureRound } from '@wildpath/contract'

type RoundAd = PictureRound['ads'][number]

const isOpen = ({ state }: RoundAd) => state === 'waiting' || state === 'making'

/** Progress of a round; null unless it is running. `making` is the current ad. */
export function findRoundProgress(round: PictureRound | null | undefined) {
  if (round?.state !== 'running') return null
  const current = round.ads.find(isOpen)
  return {
    done: round.ads.filter((ad) => !isOpen(ad)).length,
    total: round.ads.length,
    making: current?.id ?? null,
  }
}

export function countMade(round: PictureRound | null | undefined): number {
  return round?.ads.filter(({ state }) => state === 'made').length ?? 0
}

/** Message to show when a round has ended. */
export function describeRoundEnd(round: PictureRound): {
  tone: 'error' | 'success' | 'plain'
  text: string
} {
  const made = countMade(round)
  if (round.ads.some(({ state }) => state === 'failed')) {
    return { tone: 'error', text: 'Failed to generate some images' }
  }
  if (round.state === 'stopped') {
    const text = made > 0 ? `Stopped. ${madeText(made)}` : 'Stopped. No image was added.'
    return { tone: 'plain', text }
  }
  if (made === 0) return { tone: 'plain', text: 'All ads already have images' }
  return { tone: 'success', text: madeText(made) }
}

function madeText(count: number): string {
  return count === 1 ? '1 image added.' : `${count} images added.`
}
