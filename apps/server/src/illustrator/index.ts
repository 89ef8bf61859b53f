export { largestPictureBytes, paintScene } from './paint-scene.ts'
