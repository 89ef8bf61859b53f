export { createDesignToolFeature } from './design-tool-feature.ts'
export { designToolConnections } from './design-tool-tables.ts'
