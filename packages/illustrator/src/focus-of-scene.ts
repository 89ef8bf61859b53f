import { drawScene, type SceneOrder } from './draw-scene.ts'

/** Width to height of the cuts that are made of a picture; stories are the narrowest. */
const narrowest = 9 / 16
const narrowWhole = [4 / 5, 1]
const widest = 1.91

/**
 * What has to stay in sight when a scene is cut to another shape between 9:16 and 1.91:1, in percent of its width and
 * height as `object-position` takes them: the point at x of the picture lies at x of the cut. The subject is in the
 * middle of the narrowest cut, and whole in 4:5 and 1:1 if it fits. Without a subject, it is the middle.
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

/** The share of the spare room before a cut that has the subject in its middle. */
function centerIn({ from, to, of, cut }: Side): number {
  const spare = of - cut
  return spare <= 0 ? 0.5 : clamp((from + to - cut) / 2 / spare)
}

/** The nearest share at which a cut holds the whole subject; wider cuts come later and take precedence. */
function keepWhole(share: number, { from, to, of, cut }: Side): number {
  const spare = of - cut
  if (spare <= 0 || to - from > cut) return share
  return clamp(Math.min(Math.max(share, (to - cut) / spare), from / spare))
}

const clamp = (share: number) => Math.min(1, Math.max(0, share))
const asPercent = (share: number) => Math.round(share * 1000) / 10
