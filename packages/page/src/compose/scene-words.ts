export { describeScene } from '../scene/describe-scene.ts'
