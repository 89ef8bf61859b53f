export { composeDesignTool } from './compose-design-tool.ts'
export { designToolConnections } from './design-tool-tables.ts'
