export { paintScene, paintSceneLossless } from './paint-scene.ts'
