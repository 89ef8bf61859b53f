export { chooseScenes } from './choose-scenes.ts'
export { describeScene } from './describe-scene.ts'
export { drawScene, type SceneDrawing, type SceneOrder, sceneSvg } from './draw-scene.ts'
export type { SceneColours } from './light/brand-light.ts'
export {
  type Scene,
  sceneKinds,
  sceneSchema,
  sceneSeasons,
  sceneSubjects,
  sceneTimes,
  sceneWeathers,
} from './scene-schema.ts'
