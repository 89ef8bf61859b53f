import { drawScene, type SceneOrder } from './draw-scene.ts'

/** Width to height of the narrowest and the widest cut that is made of a picture. */
const narrowest = 1
const widest = 1.91

/**
 * What has to stay in sight when a scene is cut to another shape between 1:1 and 1.91:1, in percent of its width and
 * height as `object-position` takes them: the point at x of the picture lies at x of the cut. Without a subject, its middle.
 */
export function focusOfScene(order: SceneOrder): { x: number; y: number } {
  const { subject, viewBox } = drawScene(order)
  if (subject === null) return { x: 50, y: 50 }
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
  return {
    x: percentOf({ from: subject.left, to: subject.right, of: width, cut: height * narrowest }),
    y: percentOf({ from: subject.top, to: subject.bottom, of: height, cut: width / widest }),
  }
}

type Side = { from: number; to: number; of: number; cut: number }

/** With the subject in the middle of the smallest cut; every larger one then holds it too. */
function percentOf({ from, to, of, cut }: Side): number {
  const spare = of - cut
  if (spare <= 0) return 50
  const offset = (from + to - cut) / 2
  return Math.round(Math.min(1, Math.max(0, offset / spare)) * 1000) / 10
}
