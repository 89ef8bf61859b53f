import { drawScene, type SceneDrawing, type SceneOrder } from './draw-scene.ts'
import { sceneSchema } from './scene-schema.ts'

/** A page shows eight scenes at most; this is room for the pages that are asked for most. */
const capacity = 240

const sceneNames = sceneSchema.keyof().options
const drawings = new Map<string, SceneDrawing>()

/** The drawing of a scene, kept for the next time; what was not asked for longest is forgotten. */
export function rememberedDrawing(order: SceneOrder): SceneDrawing {
  const key = keyOf(order)
  const known = drawings.get(key)
  if (known !== undefined) {
    drawings.delete(key)
    drawings.set(key, known)
    return known
  }
  const drawing = drawScene(order)
  drawings.set(key, drawing)
  const oldest = drawings.keys().next()
  if (drawings.size > capacity && !oldest.done) drawings.delete(oldest.value)
  return drawing
}

/** Of everything that is drawn: a property that a scene gets one day is in it without further ado. */
function keyOf({ scene, cast, colours, width, height }: SceneOrder): string {
  return JSON.stringify([sceneNames.map((name) => scene[name]), cast, colours, width, height])
}
