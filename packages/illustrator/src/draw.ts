export { drawScene, type SceneDrawing, type SceneOrder, sceneSvg } from './draw-scene.ts'
export { focusOfScene } from './focus-of-scene.ts'
export type { SceneColours } from './light/brand-light.ts'
export { rememberedDrawing } from './remembered-drawing.ts'
