export { createDesignToolFeature } from './design-tool-feature.ts'
