export { paintScene } from './paint-scene.ts'
