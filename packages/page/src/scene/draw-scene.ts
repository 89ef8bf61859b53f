import { drawCoast } from './coast.ts'
import { drawForest } from './forest.ts'
import { rollingLand, type Point } from './landform.ts'
import { seededRandom } from './random.ts'
import { drawRiver } from './river.ts'
import type { Scene, SceneKind } from './scene-schema.ts'
import { drawSummit } from './summit.ts'

/** Which of the page's landscape colours a shape takes. */
export type SceneTone = 'far' | 'lit' | 'middle' | 'near' | 'front' | 'water' | 'shine' | 'path'

/** One flat shape: SVG path data within the frame, painted over the shapes before it. */
export type SceneShape = { tone: SceneTone; d: string }

const drawings: Partial<Record<SceneKind, (random: () => number) => SceneShape[]>> = {
  river: drawRiver,
  coast: drawCoast,
  summit: drawSummit,
  forest: drawForest,
}

/** The shapes of a landscape from back to front. Same scene, same shapes. */
export function drawScene({ kind, seed }: Pick<Scene, 'kind' | 'seed'>): SceneShape[] {
  return (drawings[kind] ?? drawForest)(seededRandom(seed))
}

/** Where the land meets the page below: a low swell of paper instead of a cut. */
export function drawGround(): string {
  const swell: Point[] = [
    [-20, 436],
    [240, 414],
    [560, 440],
    [900, 428],
    [1180, 446],
    [1460, 416],
  ]
  return rollingLand(swell)
}
