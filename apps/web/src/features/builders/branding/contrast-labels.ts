import type { ContrastCheck } from '@wildpath/page/themes'

const names: Record<ContrastCheck['part'], string> = {
  'button-text': 'Button text',
  'button': 'Button on the page',
  'accent': 'Links and accents',
  'text': 'Running text',
}

export type ContrastLabels = { text: string; isGood: boolean; mended: string | null }

/** A measured contrast in words: 'Button text 4.8:1, readable', and what was mended for it. */
export function contrastLabels({
  part,
  ratio,
  least,
  colour,
  replaced,
}: ContrastCheck): ContrastLabels {
  const isGood = ratio >= least
  const isText = part !== 'button'
  const verdict = isGood ? (isText ? 'readable' : 'easy to see') : isText ? 'hard to read' : 'faint'
  return {
    text: `${names[part]} ${ratio}:1, ${verdict}`,
    isGood,
    mended:
      replaced === null || replaced.ratio >= least
        ? null
        : `${replaced.colour} alone would reach ${replaced.ratio}:1, so the page uses ${colour} here.`,
  }
}
