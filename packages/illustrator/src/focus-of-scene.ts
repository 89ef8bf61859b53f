import { drawScene, type SceneOrder } from './draw-scene.ts'

/** Aspect ratios of the crops; stories are the narrowest. */
const narrowest = 9 / 16
const narrowWhole = [4 / 5, 1]
const widest = 1.91

/**
 * Returns the focus for crops between 9:16 and 1.91:1 in percent of width and height, as `object-position` takes it:
 * the point at x percent of the picture lies at x percent of the crop. The subject is centered in the narrowest crop
 * and fits completely in 4:5 and 1:1 if possible. Without a subject, the focus is the center.
 */
export function focusOfScene(order: SceneOrder): { x: number; y: number } {
  const { subject, viewBox } = drawScene(order)
  if (subject === null) return { x: 50, y: 50 }
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
  const { left: from, right: to } = subject
  const across = narrowWhole.reduce(
    (x, ratio) => keepWhole(x, { from, to, of: width, cut: height * ratio }),
    centerIn({ from, to, of: width, cut: height * narrowest }),
  )
  const down = centerIn({ from: subject.top, to: subject.bottom, of: height, cut: width / widest })
  return { x: asPercent(across), y: asPercent(down) }
}

type Side = { from: number; to: number; of: number; cut: number }

/** Returns the focus that centers the subject in a crop. */
function centerIn({ from, to, of, cut }: Side): number {
  const spare = of - cut
  return spare <= 0 ? 0.5 : clamp((from + to - cut) / 2 / spare)
}

/** Returns the nearest focus at which a crop holds the whole subject; wider crops come later and take precedence. */
function keepWhole(share: number, { from, to, of, cut }: Side): number {
  const spare = of - cut
  if (spare <= 0 || to - from > cut) return share
  return clamp(Math.min(Math.max(share, (to - cut) / spare), from / spare))
}

const clamp = (share: number) => Math.min(1, Math.max(0, share))
const asPercent = (share: number) => Math.round(share * 1000) / 10
