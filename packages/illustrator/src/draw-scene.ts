import type { Cast } from './cast/cast.ts'
import { troupeOf } from './cast/troupe.ts'
import { mixHex } from './colour/oklch.ts'
import { createCanvas } from './ink/canvas.ts'
import { hashOf, seededRandom } from './random.ts'
import { drawSetting } from './kinds/registry.ts'
import type { SceneColours } from './light/brand-light.ts'
import { sceneLight } from './light/scene-light.ts'
import type { Scene } from './scene-schema.ts'
import { drawFall } from './sky/weather.ts'
import { layFrame, placeSun, type Stage } from './stage.ts'
import { subjectArts } from './subjects/registry.ts'
import { atHome } from './subjects/home-of-subject.ts'
import { drawSubject, type SubjectBox } from './subjects/draw-subject.ts'

/** A scene, and how it is to be shown. */
export type SceneOrder = {
  scene: Scene
  /** Who and how many, where a picture is asked for in words; pages have none. */
  cast?: Cast
  /** The brand's two colours, '#rrggbb' each. */
  colours: SceneColours
  /** The size it will be shown at, in CSS pixels; only ratio and amount of detail depend on it. */
  width: number
  height: number
}

/** A drawn scene, for an svg element of the caller's. */
export type SceneDrawing = {
  viewBox: string
  /** What stands inside of the svg element: shapes and paints only. */
  markup: string
  /** The colours behind a headline: at the upper edge, and where the open sky ends. */
  sky: { top: string; low: string }
  /** The room the subject takes, in the units of the viewBox; null without a subject. */
  subject: SubjectBox | null
}

/** Draws the picture of a scene. The same order always gives the same picture. */
export function drawScene(order: SceneOrder): SceneDrawing {
  const { colours, height, width } = order
  const scene = atHome(order.scene)
  const random = seededRandom(hashOf(`${scene.kind} ${scene.seed}`))
  const frame = layFrame({
    width,
    height,
    random,
    side: order.cast?.side,
    vista: order.cast?.vista,
  })
  const light = sceneLight(scene, colours)
  const canvas = createCanvas(`s${hashOf(JSON.stringify({ ...order, scene })).toString(36)}`)
  const stage: Stage = {
    scene,
    frame,
    random,
    canvas,
    light,
    sun: placeSun({ scene, frame, random }),
    habitat: scene.subject === 'none' ? null : subjectArts[scene.subject].habitat,
    troupe: troupeOf(scene.subject, order.cast ?? {}),
    shot: order.cast ?? {},
  }
  const setting = drawSetting[scene.kind](stage)
  const subject = drawSubject(stage, scene.subject, setting.spots)
  setting.front?.()
  drawFall(stage)
  return {
    viewBox: `0 0 ${frame.width} ${frame.height}`,
    markup: canvas.markup(),
    sky: setting.backdrop ?? {
      top: light.sky.top,
      low: mixHex(light.sky.middle, light.sky.low, 0.43),
    },
    subject,
  }
}

/** The picture as an SVG document of its own. */
export function sceneSvg(order: SceneOrder): string {
  const { viewBox, markup } = drawScene(order)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${order.width}" height="${order.height}" preserveAspectRatio="xMidYMid slice">${markup}</svg>`
}
