export { chooseScenes, type SceneWish } from './choose-scenes.ts'
export type { SceneSet } from './choice/scene-set.ts'
export { contourSide, drawContours } from './contours.ts'
export { describeScene } from './describe-scene.ts'
export { type TellingSeason, tellingSeason } from './telling-season.ts'
export { atHome, canLive } from './subjects/home-of-subject.ts'
export { chooseAdScene } from './ad-scene/choose-ad-scene.ts'
export {
  type BusinessSetting,
  type BusinessWords,
  describeSetting,
  readBusinessSetting,
} from './ad-scene/business-setting.ts'
export { describeShot } from './ad-scene/shot-turns.ts'
export { seededRandom } from './random.ts'
export {
  type Scene,
  type SceneKind,
  sceneKinds,
  sceneSchema,
  sceneClimates,
  sceneSeasons,
  type SceneSubject,
  sceneSubjects,
  sceneTimes,
  sceneWeathers,
} from './scene-schema.ts'
